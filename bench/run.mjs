// npm run bench: medians with the machine's facts. `npm run bench -- domain interchange` runs some of the parts.
import { mkdirSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { homeFolder } from '../tools/local/paths.mjs';
import { build } from '../tools/local/prepare.mjs';
import { Steps } from '../tools/local/report/steps.mjs';
import { bundled, OUT } from './bundled.mjs';
import { people } from './load/firm/people.mjs';
import { load } from './load/load.mjs';
import { planningProcesses } from './load/planning/planning-processes.mjs';
import { platform } from './load/platform.mjs';
import { portfolio } from './load/portfolio.mjs';
import { board, grid, web, week } from './load/web.mjs';

const PARTS = ['domain', 'interchange', 'sync', 'rows', 'load', 'platform', 'portfolio', 'web'];
/** Those of a part, for who wants no other. */
const WITHIN = { grid, board, week };
/** Those that take long, for who asks for them. */
const LONG = { people, 'planning-processes': planningProcesses };
/** Parts that measure a running product; the others are bundled and run here. */
const RUNNING = { load, platform, portfolio, web, ...WITHIN, ...LONG };

const wanted = process.argv.slice(2);
const parts = wanted.length > 0 ? wanted : PARTS;
const cpu = cpus();
console.log(
  `${new Date().toISOString().slice(0, 10)} · node ${process.version} · ${cpu.length} × ${cpu[0]?.model ?? 'CPU'} · ${Math.round(totalmem() / 2 ** 30)} GB\n`,
);
for (const part of parts) {
  if (!PARTS.includes(part) && !RUNNING[part])
    throw new Error(`No part "${part}": ${[...new Set([...PARTS, ...Object.keys(RUNNING)])].join(', ')}`);
}
mkdirSync(OUT, { recursive: true });
// What runs is what stands here, not what was built last.
if (parts.some((part) => RUNNING[part]))
  await build({ home: homeFolder('.local-bench'), steps: new Steps() });
for (const part of parts) {
  print(part, RUNNING[part] ? await RUNNING[part]() : (await bundled(`${part}.bench`)).run());
}

function print(part, rows) {
  const ms = (value) =>
    (value === undefined ? '' : value.toFixed(value < 0.1 ? 4 : value < 10 ? 2 : 1)).padStart(10);
  console.log(
    `${part.padEnd(58)}${'median ms'.padStart(10)}${'p99 ms'.padStart(10)}${'max ms'.padStart(10)}${'best ms'.padStart(10)}  runs`,
  );
  for (const { name, median, p99, max, best, runs, note } of rows) {
    console.log(
      `  ${name.padEnd(56)}${ms(median)}${ms(p99)}${ms(max)}${ms(best)}  ${runs}${note ? `  ${note}` : ''}`,
    );
  }
  console.log();
}
