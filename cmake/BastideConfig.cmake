include("${CMAKE_CURRENT_LIST_DIR}/BastideTargets.cmake")
