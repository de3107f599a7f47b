#pragma once
// What natives that meet proxies share.
#include "support.hpp"

#include <javascript/proxy.hpp>

namespace loopscope::js {

NativeResult fail_revoked(NativeCall& call, std::string_view method);
// A [[Set]] that set_property left to the prelude; `throws` says what a refusal comes to.
NativeResult go_on_setting(NativeCall& call, const SetOutcome& outcome, Value name, Value value, Value receiver,
                           bool throws);

}  // namespace loopscope::js
