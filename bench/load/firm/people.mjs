import { startStack } from '../../../tools/local/stack.mjs';
import { at, summary } from '../times.mjs';
import { makeFirm } from './firm.mjs';
import { growth } from './growth.mjs';
import { HeapsAfterGc } from './heap-after-gc.mjs';
import { usageOf } from './processes.mjs';
import { ACTIONS, ACTIONS_OF_WEEK, KINDS, weekOfWork } from './week.mjs';

const PEOPLE = 200;
const TEAM = 5;
const SAMPLE_MS = 10_000;
/** Times that all collect their heaps, the last at the end: the first third of the time warms up. */
const COLLECTIONS = 3;
const MB = 2 ** 20;

/**
 * The work of 200 people at 40 projects for ten minutes, or `MINUTES`, a week of it each ten: what they wait for, what each program uses of the
 * processor for an action with all that belongs to it, whether any grows, and what that makes of a larger firm.
 */
export async function people() {
  const minutes = Number(process.env.MINUTES ?? 10);
  const heapsAfterGc = new HeapsAfterGc();
  const env = { ...process.env, ...heapsAfterGc.environment };
  const stack = await startStack({ home: '.local-bench', quiet: true, fresh: true, env });
  try {
    const clients = await makeFirm(stack.url, { count: PEOPLE, team: TEAM });
    const before = usageOf(stack.home);
    const samples = [];
    const sampling = setInterval(() => samples.push(usageOf(stack.home)), SAMPLE_MS);
    const heaps = [];
    const collect = async () => heaps.push(await heapsAfterGc.of(stack.home));
    const collecting = setInterval(collect, (minutes * 60_000) / COLLECTIONS);
    const { times, refused } = await weekOfWork(clients, minutes);
    clearInterval(sampling);
    clearInterval(collecting);
    const after = usageOf(stack.home);
    if (heaps.length < COLLECTIONS) await collect();
    for (const client of clients) client.close();
    const costs = costsOf({ before, after }, times);
    // What no processor works on meanwhile: that of the quickest, who waited for nobody.
    const waitMs = Math.min(...times.progress);
    const actions = ACTIONS.flatMap((kind) => times[kind]);
    const measured = { projects: PEOPLE / TEAM, perSecond: actions.length / (minutes * 60), times: actions };
    return [
      ...waits(times, refused),
      ...Object.entries(costs).map(([name, cost]) => costRow(name, cost, { samples, heaps })),
      ...growth({ costs, waitMs, actionsOfWeek: ACTIONS_OF_WEEK, memory: weightsOf(samples), measured }),
    ];
  } finally {
    await stack.stop();
    heapsAfterGc.close();
  }
}

function waits(times, refused) {
  if (refused.length > 0)
    console.log(`${refused.length} refused, such as ${[...new Set(refused)].slice(0, 3)}`);
  return KINDS.map((kind) => summary(kind, times[kind], ACTIONS.includes(kind) ? 'bar p99 250' : ''));
}

/** Milliseconds of processor that each program uses for an action, with all else that people do between two. */
function costsOf({ before, after }, times) {
  const actions = ACTIONS.flatMap((kind) => times[kind]).length;
  return Object.fromEntries(
    Object.keys(before).map((name) => [name, (after[name].ms - before[name].ms) / actions]),
  );
}

/** What each program weighs in the last third of the time, in MB. */
const weightsOf = (samples) =>
  Object.fromEntries(Object.keys(samples[0]).map((name) => [name, weightOf(lastThird(samples), name)]));

const lastThird = (samples) => samples.slice(-Math.ceil(samples.length / 3));

const weightOf = (samples, name) =>
  Math.round(
    at(
      samples.map((sample) => sample[name].bytes / MB),
      0.5,
    ),
  );

/**
 * Memory in the first and in the last third of the time, and what the heap holds after a collection after each third: what
 * grows there grows.
 */
function costRow(name, cost, { samples, heaps }) {
  const was = weightOf(samples.slice(0, Math.ceil(samples.length / 3)), name);
  const is = weightOf(lastThird(samples), name);
  const kept = heaps.filter((heap) => name in heap).map((heap) => (heap[name] / MB).toFixed(1));
  const note = kept.length > 0 ? `; after collections ${kept.join(', ')} MB of heap` : '';
  return summary(`${name}: processor an action`, [cost], `${was} MB, then ${is} MB resident${note}`);
}
