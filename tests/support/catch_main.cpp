// Catch2's main takes 16 seconds to compile, so it is one object shared by every test executable.
#define CATCH_CONFIG_MAIN
#include <catch2/catch.hpp>
