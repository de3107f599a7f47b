// What each misconception would print, found by running the program under it.
#include <catch2/catch.hpp>

#include "quiz_of.hpp"

namespace {

using namespace loopscope;
using namespace loopscope::testing;

struct IdeaRow {
  const char* idea;
  const char* profile;
  const char* truth;
  const char* imagined;
  const char* program;
};

const IdeaRow rows[] = {
    {"one-queue", "node", "A D C B", "A D B C",
     R"(console.log('A'); setTimeout(() => console.log('B'), 0); Promise.resolve().then(() => console.log('C')); console.log('D');)"},
    {"one-queue", "browser", "A D C B", "A D B C",
     R"(console.log('A'); setTimeout(() => console.log('B'), 0); Promise.resolve().then(() => console.log('C')); console.log('D');)"},
    {"one-queue", "node", "2 3 1", "1 2 3",
     R"(setTimeout(() => console.log(1)); process.nextTick(() => console.log(2)); setImmediate(() => console.log(3));)"},
    {"one-queue", "node", "a 1 2", "a 1 2",
     R"(setTimeout(() => console.log(2), 20); setTimeout(() => console.log(1), 10); Promise.resolve().then(() => console.log('a'));)"},
    {"await-blocks", "node", "1 2 4 3", "1 2 3 4",
     R"(async function f() { console.log(2); await null; console.log(3); } console.log(1); f(); console.log(4);)"},
    {"await-blocks", "node", "1 3 2", "1 2 3",
     R"(const sleep = ms => new Promise(r => setTimeout(r, ms));
        async function f() { console.log(1); await sleep(50); console.log(2); } f(); console.log(3);)"},
    {"await-blocks", "node", "1 1 3 2 2 x", "1 2 1 2 3 x",
     R"(const sleep = ms => new Promise(r => setTimeout(r, ms));
        async function f(ms) { console.log(1); await sleep(ms); console.log(2); return 'x'; }
        async function all() { const p = f(50); const q = f(20); console.log(3); await p; console.log(await q); } all();)"},
    {"await-blocks", "browser", "1 2 4 3", "1 2 3 4",
     R"(async function f() { console.log(2); await null; console.log(3); } console.log(1); f(); console.log(4);)"},
    {"await-blocks", "node", "a c caught", "a caught c",
     R"(async function f() { try { console.log('a'); await Promise.reject(new Error('x')); } catch { console.log('caught'); } }
        f(); console.log('c');)"},
    {"executor-later", "node", "1 2 3", "2 1 3",
     R"(new Promise(r => { console.log(1); r(); }).then(() => console.log(3)); console.log(2);)"},
    {"async-later", "node", "1 2 3", "2 1 3",
     R"(async function f() { console.log(1); await null; console.log(3); } f(); console.log(2);)"},
    {"async-later", "node", "1 2 x", "2 1 x",
     R"(const f = async (a, b = 1) => { console.log(b); return a; }; f('x').then(v => console.log(v)); console.log(2);)"},
    {"then-at-once", "node", "1 4 2 3", "1 2 3 4",
     R"(console.log(1); Promise.resolve().then(() => console.log(2)).then(() => console.log(3)); console.log(4);)"},
    {"then-at-once", "node", "1 4 2 3", "1 2 3 4",
     R"(console.log(1); Promise.resolve().then(() => { console.log(2); return Promise.resolve(3); }).then(v => console.log(v)); console.log(4);)"},
    {"then-at-once", "node", "end no yes", "no yes end",
     R"(Promise.reject(1).catch(() => console.log('no')).finally(() => console.log('yes')); console.log('end');)"},
    {"chain-first", "node", "1 a 2 b 3 c", "1 2 3 a b c",
     R"(const log = x => () => console.log(x);
        Promise.resolve().then(log(1)).then(log(2)).then(log(3)); Promise.resolve().then(log('a')).then(log('b')).then(log('c'));)"},
    {"timeout-at-once", "node", "1 3 4 2 x", "1 2 3 4 x",
     R"(console.log(1); setTimeout(() => console.log(2), 0); console.log(3); setTimeout(x => console.log(x), 5, 'x');
        Promise.resolve().then(() => console.log(4));)"},
    {"timeout-at-once", "browser", "1 3 2", "1 2 3",
     R"(console.log(1); setTimeout(() => console.log(2)); console.log(3);)"},
    {"one-microtask", "node", "1 2 3 T U", "1 T 2 U 3",
     R"(setTimeout(() => console.log('T')); setTimeout(() => console.log('U'));
        for (const i of [1, 2, 3]) Promise.resolve().then(() => console.log(i));)"},
    {"one-microtask", "browser", "1 2 3 T U", "1 T 2 U 3",
     R"(setTimeout(() => console.log('T')); setTimeout(() => console.log('U'));
        for (const i of [1, 2, 3]) Promise.resolve().then(() => console.log(i));)"},
    {"delays-ignored", "node", "C B A", "A B C",
     R"(setTimeout(() => console.log('A'), 30); setTimeout(() => console.log('B'), 20); setTimeout(() => console.log('C'), 10);)"},
    {"delays-ignored", "browser", "C B A", "A B C",
     R"(setTimeout(() => console.log('A'), 30); setTimeout(() => console.log('B'), 20); setTimeout(() => console.log('C'), 10);)"},
    {"ticks-last", "node", "T P", "P T",
     R"(Promise.resolve().then(() => console.log('P')); process.nextTick(() => console.log('T'));)"},
    {"immediates-first", "node", "T I", "I T",
     R"(setTimeout(() => console.log('T'), 0); setImmediate(() => console.log('I')); const until = Date.now() + 5; while (Date.now() < until);)"},
    {"frames-first", "browser", "T F", "F T",
     R"(setTimeout(() => console.log('T'), 0); requestAnimationFrame(() => console.log('F'));)"},
    {"run-to-completion", "round-robin", "a1 b1 a2 b2 a3", "a1 a2 a3 b1 b2",
     R"(function* work(name, n) { for (let i = 1; i <= n; i++) { console.log(name + i); yield; } } spawn(work('a', 3), 'a'); spawn(work('b', 2), 'b');)"},
    {"newest-first", "round-robin", "a1 b1 a2 b2 a3", "b1 b2 a1 a2 a3",
     R"(function* work(name, n) { for (let i = 1; i <= n; i++) { console.log(name + i); yield; } } spawn(work('a', 3), 'a'); spawn(work('b', 2), 'b');)"},
    {"source-order", "node", "1 7 2 6 4 3 5", "1 2 3 4 5 6 7",
     R"(console.log(1); process.nextTick(() => console.log(2)); setTimeout(() => console.log(3), 20); setTimeout(() => console.log(4), 0);
        setImmediate(() => setTimeout(() => console.log(5), 40)); (async () => { await null; console.log(6); })(); console.log(7);)"},
    {"source-order", "browser", "1 4 2 3", "1 2 3 4",
     R"(console.log(1); queueMicrotask(() => console.log(2)); setTimeout(() => console.log(3), 9); console.log(4);)"},
};

}  // namespace

TEST_CASE("each misconception prints what who holds it expects") {
  for (const IdeaRow& row : rows) {
    CAPTURE(row.idea, row.profile, row.program);
    Quiz quiz = quiz_of(row.program, row.profile);
    REQUIRE_FALSE(quiz.fault());
    CHECK(joined_lines(quiz.allowed()[0].lines) == row.truth);
    CHECK(answer_of(quiz, row.idea) == row.imagined);
  }
}

TEST_CASE("every misconception is tried by some program above") {
  for (const Misconception& idea : misconceptions()) {
    CAPTURE(idea.name);
    bool is_tried = std::any_of(std::begin(rows), std::end(rows), [&](const IdeaRow& row) {
      return row.idea == idea.name && std::string_view(row.truth) != row.imagined;
    });
    CHECK(is_tried);
  }
}

TEST_CASE("a promise that never settles under await leaves the callers waiting for ever") {
  Quiz quiz = quiz_of("async function f() { console.log(1); await new Promise(() => {}); } f(); console.log(2);");
  CHECK(answer_of(quiz, "await-blocks") == "1");
}

TEST_CASE("a belief that keeps a program from ending is stopped") {
  Quiz quiz = quiz_of(
      "let n = 0; function again() { if (n++ < 3) setTimeout(again, 0); else console.log('end'); }\n"
      "let waiting = true; setTimeout(() => { waiting = false; console.log('x'); }, 50); again();");
  for (const ImaginedRun& each : quiz.imagined()) CHECK(each.run.ended);
  // Under newest first, a task that waits for another by yielding starves it.
  Quiz starving = quiz_of(
      "let ready = false; spawn(function* () { ready = true; yield; }, 'a');\n"
      "spawn(function* () { while (!ready) yield; console.log('ready'); }, 'b');",
      "round-robin");
  CHECK(joined_lines(starving.allowed()[0].lines) == "ready");
  CHECK_FALSE(imagined(starving, "newest-first").ended);
}

TEST_CASE("deep recursion under callbacks at once is the program's own error") {
  Quiz quiz = quiz_of(
      "let n = 0; function tick() { n++; if (n < 20000) process.nextTick(tick); else console.log(n); } tick();");
  CHECK(quiz.allowed()[0].lines == std::vector<std::string>{"20000"});
  CHECK(imagined(quiz, "source-order").lines.empty());
}

TEST_CASE("a true profile holds no belief") {
  for (const char* name : {"node", "node-esm", "node-10", "browser", "round-robin"})
    CHECK(find_profile(name)->beliefs == Beliefs{});
}
