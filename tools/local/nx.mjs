// nx with the workspace's quiet settings: node tools/local/nx.mjs run-many -t build
import { nx } from './nx-run.mjs';
import { endRunning } from './process/run-to-end.mjs';

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, endRunning);
process.exitCode = await nx(process.argv.slice(2));
