// OpenGL as far as the page draws with it: one program with two uniforms, and textures of four
// bytes a point. Emscripten's own functions handle every kind of either.
mergeInto(LibraryManager.library, {
  $uniforms: [],
  glGetUniformLocation__deps: ['$uniforms'],
  glGetUniformLocation: function (program, name) {
    return uniforms.push(GLctx.getUniformLocation(GL.programs[program], UTF8ToString(name))) - 1;
  },
  $webglGetUniformLocation__deps: ['$uniforms'],
  $webglGetUniformLocation: function (location) { return uniforms[location]; },
  glUniformMatrix4fv__deps: ['$webglGetUniformLocation'],
  glUniformMatrix4fv: function (location, count, transpose, value) {
    GLctx.uniformMatrix4fv(webglGetUniformLocation(location), !!transpose, HEAPF32.subarray(value >> 2, (value >> 2) + 16 * count));
  },
  glGetProgramiv: function (program, what, answer) {
    program = GL.programs[program];
    HEAP32[answer >> 2] = what == 0x8B84 /* GL_INFO_LOG_LENGTH */
      ? (GLctx.getProgramInfoLog(program) || '').length + 1 : GLctx.getProgramParameter(program, what);
  },
  glTexImage2D__deps: [],
  glTexImage2D: function (target, level, inner, width, height, border, format, type, points) {
    GLctx.texImage2D(target, level, inner, width, height, border, format, type,
                     points ? HEAPU8.subarray(points, points + 4 * width * height) : null);
  },
});
