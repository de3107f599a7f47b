#pragma once
namespace loopscope { class BigInteger {}; }
