#pragma once
// JavaScript's part of showing a machine to people (machine/inspection.hpp). Unlike the library's inspector this one
// only reads: it makes no lazy property, flattens no rope and stops at a bounded size.
#include <machine/inspection.hpp>

namespace loopscope::js {

const Inspection& inspection();

}  // namespace loopscope::js
