// The methods of Promise that the prelude has (ECMA-262 27.2.4, 27.2.5); then, resolve and reject are in src/run.
#include <javascript/native.hpp>

namespace loopscope::js {

namespace {

constexpr NativeRow rows[] = {
    {"all", 1, nullptr, "promiseAll"},
    {"allSettled", 1, nullptr, "promiseAllSettled"},
    {"any", 1, nullptr, "promiseAny"},
    {"race", 1, nullptr, "promiseRace"},
};
constexpr NativeRow prototype_rows[] = {
    {"catch", 1, nullptr, "promiseCatch"},
    {"finally", 1, nullptr, "promiseFinally"},
};

}  // namespace

extern const std::span<const NativeRow> promise_rows, promise_prototype_rows;
const std::span<const NativeRow> promise_rows = rows;
const std::span<const NativeRow> promise_prototype_rows = prototype_rows;

}  // namespace loopscope::js
