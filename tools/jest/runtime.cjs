// Jest's own runtime, except that a worker keeps what it has compiled. Each spec has a context of its own and Jest compiles every module
// in it anew, as functions, which V8 keeps no cache of; of scripts it does, by file and text. A third of the processor's time goes with it.
const vm = require('node:vm');
const { default: Runtime } = require('jest-runtime');

const compileFunction = vm.compileFunction;
/** Jest answers what a module imports on the way, and a script that asks it to is never found in the cache. */
const IMPORTS_ON_THE_WAY = /\bimport\s*\(/;

vm.compileFunction = (source, parameters, options) => {
  if (!options?.parsingContext || IMPORTS_ON_THE_WAY.test(source))
    return compileFunction(source, parameters, options);
  const head = `(function (${parameters.join(', ')}) {`;
  const script = new vm.Script(`${head}${source}\n})`, {
    filename: options.filename,
    columnOffset: -head.length,
  });
  return script.runInContext(options.parsingContext);
};

module.exports = Runtime;
