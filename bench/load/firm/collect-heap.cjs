const { renameSync, writeFileSync } = require('node:fs');
const { setFlagsFromString } = require('node:v8');
const { runInNewContext } = require('node:vm');

/**
 * Loaded into each service before its own code: on SIGUSR2 it collects its heap and writes into `KEPT_HEAPS`, named by its
 * process, how many bytes are left.
 */
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

process.on('SIGUSR2', () => {
  collect();
  const file = `${process.env.KEPT_HEAPS}/${process.pid}`;
  writeFileSync(`${file}.new`, String(process.memoryUsage().heapUsed));
  renameSync(`${file}.new`, file);
});
