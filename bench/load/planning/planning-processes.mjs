import { setTimeout as sleep } from 'node:timers/promises';
import { homeFolder } from '../../../tools/local/paths.mjs';
import { Steps } from '../../../tools/local/report/steps.mjs';
import { openHousehold, startStack } from '../../../tools/local/stack.mjs';
import { makeSite } from '../site.mjs';
import { summary } from '../times.mjs';
import { PlanningGroup } from './planning-group.mjs';
import { QueueShares } from './queue-shares.mjs';
import { seededRandom } from './seeded-random.mjs';
import { SteadyLoad } from './steady-load.mjs';

const COUNTS = [1, 2, 4];
const PROJECTS = 48;
const PEOPLE = 8;
const PER_SECOND = Number(process.env.PER_SECOND ?? 60);
const SETTLE_MS = 3_000;
const STEADY_MS = 12_000;
/** Nobody knows when a process comes or goes: up to so long after the share is even. */
const LATEST_EVENT_MS = 1_500;
const EVEN_WITHIN_MS = 5_000;

/**
 * A steady load upon one, two and four planning processes: what an action costs of the processor, and how soon the queues are
 * evenly shared after one came, ended, or was killed, each at a moment and to a process of chance (`PLOMADA_SEED`). The process
 * ends with code 1 when an action was lost or doubled, or a share not even within five seconds.
 */
export async function planningProcesses() {
  const seed = Number(process.env.PLOMADA_SEED ?? Date.now() % 1_000_000);
  console.log(`PLOMADA_SEED=${seed}, ${PER_SECOND} actions a second over ${PROJECTS} projects`);
  const home = homeFolder('.local-bench');
  const group = await openHousehold(home, new Steps({ quiet: true }));
  const stack = await startStack({ home: '.local-bench', quiet: true, fresh: true, group });
  try {
    const site = await makeSite(stack.url, PROJECTS, PEOPLE);
    const planning = new PlanningGroup(stack, group);
    const load = new SteadyLoad();
    await load.open(site);
    load.start(PER_SECOND);
    const run = { planning, load, shares: new QueueShares(planning), random: seededRandom(seed) };
    const rows = [];
    for (const count of COUNTS) rows.push(...(await withProcesses(run, count)));
    await load.stop();
    const kept = `${await load.verify(site.people[0])} answered, each once in its log, no gap`;
    return [...rows, { name: 'all of it', runs: '', note: kept }];
  } catch (error) {
    process.exitCode = 1;
    throw error;
  } finally {
    await stack.stop();
  }
}

async function withProcesses(run, count) {
  const { planning, shares } = run;
  while (planning.names.length < count) await planning.start();
  await shares.evenAfter(performance.now());
  const rows = [await steady(run, count)];
  const end = (signal) => async () => {
    await planning.end(run.random.pick(planning.names), signal);
  };
  const events = [
    ['came', () => planning.start()],
    ['ended (SIGTERM)', end('SIGTERM')],
    ['came', () => planning.start()],
    ['was killed (SIGKILL)', end('SIGKILL')],
  ];
  for (const [what, happen] of events) rows.push(await eventRow(run, what, happen));
  return rows;
}

/** What goes through while nothing happens, and what it costs. */
async function steady({ planning, load }, count) {
  await sleep(SETTLE_MS);
  const [from, usedBefore] = [performance.now(), planning.usedMs()];
  await sleep(STEADY_MS);
  const [to, used] = [performance.now(), planning.usedMs() - usedBefore];
  const actions = load.answeredBetween(from, to);
  const perSecond = Math.round((actions * 1000) / (to - from));
  const cost = `${(used / actions).toFixed(2)} s of processor for 1000: ${Math.round((actions * 1000) / used)} a second per core`;
  return told(summary(`${count} × planning`, load.timesSince(from), `${perSecond} a second; ${cost}`));
}

/** Said at once: the table comes after minutes. */
function told(row) {
  console.log(`… ${row.name}: ${row.note}`);
  return row;
}

async function eventRow({ planning, load, shares, random }, what, happen) {
  await sleep(random.next() * LATEST_EVENT_MS);
  const before = planning.names.length;
  await happen();
  const since = performance.now();
  const even = await shares.evenAfter(since);
  if (even > EVEN_WITHIN_MS) process.exitCode = 1;
  const times = load.timesSince(since);
  const longest = Math.round(Math.max(...times));
  const share = even > EVEN_WITHIN_MS ? 'NOT EVEN within 5 s' : 'even';
  const note = `${share} after ${(even / 1000).toFixed(1)} s; an action waited ${longest} ms at most`;
  return told(summary(`  ${before} to ${planning.names.length}: one ${what}`, times, note));
}
