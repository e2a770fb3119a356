// Passes node's environment on to the tests, which read their shard from it.
Module['preRun'] = function () {
  if (typeof ENV !== 'undefined') Object.assign(ENV, process.env);
};
