# cmake --install: the engine with its headers, found by find_package(Bastide) as Bastide::engine.
# All headers go to include/bastide; the package has no dependencies.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

set(headers "${CMAKE_INSTALL_INCLUDEDIR}/bastide")
set(package "${CMAKE_INSTALL_LIBDIR}/cmake/Bastide")

set_target_properties(bastide_engine PROPERTIES EXPORT_NAME engine)
install(TARGETS bastide_engine EXPORT BastideTargets
  ARCHIVE DESTINATION "${CMAKE_INSTALL_LIBDIR}" COMPONENT engine
  INCLUDES DESTINATION "${headers}")
install(DIRECTORY "${PROJECT_SOURCE_DIR}/engine" DESTINATION "${headers}" COMPONENT engine
  FILES_MATCHING PATTERN "*.hpp" PATTERN cli EXCLUDE PATTERN lab EXCLUDE)
install(DIRECTORY "${generated}/engine" DESTINATION "${headers}" COMPONENT engine)
install(FILES "${PROJECT_SOURCE_DIR}/LICENSE" DESTINATION "${CMAKE_INSTALL_DOCDIR}" COMPONENT engine)

install(EXPORT BastideTargets NAMESPACE Bastide:: DESTINATION "${package}" COMPONENT engine)
# Until version 1.0 any minor version may change the interface.
write_basic_package_version_file("${PROJECT_BINARY_DIR}/BastideConfigVersion.cmake"
  COMPATIBILITY SameMinorVersion)
install(FILES "${PROJECT_SOURCE_DIR}/cmake/BastideConfig.cmake"
              "${PROJECT_BINARY_DIR}/BastideConfigVersion.cmake"
  DESTINATION "${package}" COMPONENT engine)
