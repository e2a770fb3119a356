// Hands node's environment on to the tests, which learn from it what is their share.
Module['preRun'] = function () {
  if (typeof ENV !== 'undefined') Object.assign(ENV, process.env);
};
