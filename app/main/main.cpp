// Picks command line or window. Everything else lives in app/cli and app/window.
#include <fmt/core.h>

int main() { fmt::print("loopscope {}\n", LOOPSCOPE_VERSION); }
