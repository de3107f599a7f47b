// Source and the code it gives, as one line without marks.
#include "compiler_support.hpp"

#include <catch2/catch.hpp>

using namespace loopscope;
using namespace loopscope::js;
using namespace loopscope::js::test;

namespace {

struct Row {
  const char* source;
  const char* listing;
};

// The function `f` of the source, so that variables are the function's own.
std::string listing_of_f(const char* source) {
  Compiled compiled = compile_text(source);
  CHECK(compiled.fault() == "");
  return compiled.short_listing(compiled.code(u"f"));
}

void check_rows(std::initializer_list<Row> rows) {
  for (const Row& row : rows) {
    INFO(row.source);
    CHECK(listing_of_f(row.source) == row.listing);
  }
}

}  // namespace

TEST_CASE("variables are locals unless a closure captures them") {
  check_rows({
      {"function f(a) { let b = a; return b; }", "LoadLocal 0; StoreLocal 1; LoadLocal 1; Return"},
      {"function f(a) { return () => a; }",
       "PushEnvironment 0; LoadLocal 0; StoreCaptured 0 0; MakeFunction 0; Return"},
      {"function f() { { let a = 1; g(() => a); } }",
       "PushEnvironment 0; LoadNumber 1; StoreCaptured 0 0; LoadGlobal 'g'; LoadUndefined; MakeFunction 0; Call 1; "
       "Pop; "
       "PopEnvironment 1; LoadUndefined; Return"},
  });
}

TEST_CASE("an access that may come before initialisation is checked, any other is not") {
  check_rows({
      {"function f() { a; let a = 1; return a; }",
       "LoadEmpty; StoreLocal 0; LoadLocalChecked 0; Pop; LoadNumber 1; StoreLocal 0; LoadLocal 0; Return"},
      {"function f() { let a = 1; return () => a; }",
       "PushEnvironment 0; LoadNumber 1; StoreCaptured 0 0; MakeFunction 0; Return"},
      {"function f(x) { switch (x) { case 0: let a; case 1: a = 1; } }",
       "LoadLocal 0; LoadEmpty; StoreLocal 1; Duplicate; LoadNumber 0; StrictEqual; JumpIfTrue ->13; Duplicate; "
       "LoadNumber 1; "
       "StrictEqual; JumpIfTrue ->16; Jump ->19; LoadUndefined; StoreLocal 1; LoadNumber 1; StoreLocalChecked 1; Pop; "
       "LoadUndefined; Return"},
  });
}

TEST_CASE("assignments leave a value only when it is wanted") {
  check_rows({
      {"function f(a, b) { a = b; }", "LoadLocal 1; StoreLocal 0; LoadUndefined; Return"},
      {"function f(a, b) { return a = b; }", "LoadLocal 1; Duplicate; StoreLocal 0; Return"},
      {"function f(a) { a++; }", "LoadLocal 0; Increment; StoreLocal 0; LoadUndefined; Return"},
      {"function f(a) { return a++; }", "LoadLocal 0; ToNumeric; Duplicate; Increment; StoreLocal 0; Return"},
      {"function f(a) { return ++a; }", "LoadLocal 0; Increment; Duplicate; StoreLocal 0; Return"},
      {"function f(a) { a.x += 1; }",
       "LoadLocal 0; Duplicate; GetProperty 'x'; LoadNumber 1; Add; SetProperty 'x'; Pop; LoadUndefined; Return"},
      {"function f(a, k) { return a[k] ?\?= 1; }",
       "LoadLocal 0; LoadLocal 1; DuplicatePair; GetElement; JumpIfNotNullishKeep ->10; Pop; LoadNumber 1; SetElement; "
       "Jump ->14; Swap; Pop; Swap; Pop; Return"},
      {"function f() { const a = 1; a = g(); }",
       "LoadNumber 1; StoreLocal 0; LoadGlobal 'g'; LoadUndefined; Call 0; ThrowConstAssignment 'a'"},
  });
}

TEST_CASE("conditions jump straight from what decides them") {
  check_rows({
      {"function f(a, b) { if (!a && b) return 1; }",
       "LoadLocal 0; JumpIfTrue ->9; LoadLocal 1; JumpIfFalse ->9; LoadNumber 1; Return; LoadUndefined; Return"},
      {"function f(a, b) { while (a || b) a = 0; }",
       "LoadLocal 0; JumpIfTrue ->5; LoadLocal 1; JumpIfFalse ->9; LoadNumber 0; StoreLocal 0; Loop ->0; "
       "LoadUndefined; "
       "Return"},
      {"function f(a, b) { return a && b; }", "LoadLocal 0; JumpIfFalseKeep ->5; Pop; LoadLocal 1; Return"},
      {"function f(a) { return a?.b.c(1); }",
       "LoadLocal 0; JumpIfNullishKeep ->9; GetProperty 'b'; GetMethod 'c'; LoadNumber 1; Call 1; Jump ->11; Pop; "
       "LoadUndefined; Return"},
  });
}

TEST_CASE("a loop's captured variable is copied for each iteration, an uncaptured one is a local") {
  check_rows({
      {"function f() { for (let i = 0; i < 2; i++) g(() => i); }",
       "PushEnvironment 0; LoadNumber 0; StoreCaptured 0 0; LoadCaptured 0 0; LoadNumber 2; Less; JumpIfFalse ->22; "
       "LoadGlobal 'g'; LoadUndefined; MakeFunction 0; Call 1; Pop; CopyEnvironment; LoadCaptured 0 0; Increment; "
       "StoreCaptured 0 0; Loop ->4; PopEnvironment 1; LoadUndefined; Return"},
      {"function f() { for (let i = 0; i < 2; i++) ; }",
       "LoadNumber 0; StoreLocal 0; LoadLocal 0; LoadNumber 2; Less; JumpIfFalse ->13; LoadLocal 0; Increment; "
       "StoreLocal 0; "
       "Loop ->3; LoadUndefined; Return"},
  });
}

TEST_CASE("return passes through finally with its value and a completion kind") {
  check_rows({
      {"function f(a) { try { return a; } finally { g(); } }",
       "LoadLocal 0; LoadInteger 2; Jump ->5; LoadGlobal 'g'; LoadUndefined; Call 0; Pop; JumpIfInteger 2 ->14; Pop; "
       "Throw /1; "
       "Pop; Return; finally 0..5 ->5 depth 0 environments 0"},
      {"function f(a) { try { a(); } catch { return 1; } }",
       "LoadLocal 0; LoadUndefined; Call 0; Pop; Jump ->12; Pop; LoadNumber 1; Return; LoadUndefined; Return; "
       "catch 0..6 ->7 depth 0 environments 0"},
  });
}

TEST_CASE("async functions and generators") {
  check_rows({
      {"async function f(a) { return await a; }",
       "AsyncStart; LoadLocal 0; PromiseResolve; Await; AsyncReturn; Return; AsyncThrow; Return; "
       "catch 1..9 ->9 depth 0 environments 0"},
      {"function* f(a) { return yield a; }", "GeneratorStart; LoadLocal 0; Yield; MakeIteratorResult /1; Return"},
  });
}

TEST_CASE("names that a with or a sloppy eval may change are looked up at run time") {
  check_rows({
      {"function f(o) { with (o) return x; }", "LoadLocal 0; PushWith 0; LoadName 'x'; Return"},
      {"function f(o) { with (o) { let x = 1; return x; } }",
       "LoadLocal 0; PushWith 0; LoadNumber 1; StoreLocal 1; LoadLocal 1; Return"},
      {"function f(a) { eval(a); return x; }",
       "PushEnvironment 0; LoadThis; StoreCaptured 0 2; LoadNewTarget; StoreCaptured 0 3; LoadCallee; StoreCaptured 0 "
       "4; "
       "LoadLocal 1; StoreCaptured 0 1; LoadLocal 0; StoreCaptured 0 0; LoadNameMethod 'eval'; LoadCaptured 0 0; "
       "CallEval 1; Pop; LoadName 'x'; Return"},
  });
}
