const { renameSync, writeFileSync } = require('node:fs');
const { setFlagsFromString } = require('node:v8');
const { runInNewContext } = require('node:vm');

/**
 * Loaded into each service before its own code: on SIGUSR2 it collects its heap and writes into `HEAPS_AFTER_GC`, named by its
 * process, how many bytes are left.
 */
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

process.on('SIGUSR2', () => {
  collect();
  const file = `${process.env.HEAPS_AFTER_GC}/${process.pid}`;
  writeFileSync(`${file}.new`, String(process.memoryUsage().heapUsed));
  renameSync(`${file}.new`, file);
});
