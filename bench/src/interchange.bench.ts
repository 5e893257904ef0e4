import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type ImportedSchedule,
  createPlan,
  decide,
  defaultSettings,
  evolve,
  importedTask,
  mergeOf,
  type Plan,
} from '@plomada/domain';
import {
  type ReadLimits,
  type ReadResult,
  readMspdi,
  readPmxml,
  readXer,
  writeMspdi,
  writePmxml,
  writeXer,
} from '@plomada/interchange';
import { heapOf } from './heap';
import { measure, type Summary } from './measure';

const EXPORTED_ON = '2026-03-01';
const LIFTED: ReadLimits = { tasks: 100_000, links: 100_000 };
const TIMES = 10;

interface Format {
  readonly name: string;
  readonly write: (schedule: ImportedSchedule) => Uint8Array;
  readonly read: (bytes: Uint8Array, fileName: string, limits?: ReadLimits) => ReadResult;
  /** What reading 3500 tasks may take, in milliseconds. */
  readonly limit: string;
}

const FORMATS: readonly Format[] = [
  {
    name: 'MSPDI',
    write: (schedule) => new TextEncoder().encode(writeMspdi(schedule)),
    read: readMspdi,
    limit: '≤ 400 ms',
  },
  {
    name: 'XER',
    write: (schedule) => writeXer(schedule, EXPORTED_ON).bytes,
    read: readXer,
    limit: '≤ 200 ms',
  },
  { name: 'P6 XML', write: (schedule) => writePmxml(schedule).bytes, read: readPmxml, limit: '' },
];

/** The largest real file where the folder of real schedules is at hand; the demo's own otherwise. */
function largestFile(): { name: string; bytes: Uint8Array } {
  const real = join(
    process.env['PLOMADA_SHARED_DATA'] ?? join(process.cwd(), '../shared/data'),
    'schedules/mspdi/51_mp_j120_a20_nr1.mspdi.xml',
  );
  const path = existsSync(real) ? real : join(process.cwd(), 'demo/edificio-los-aromos.xml');
  return { name: path.split('/').at(-1)!, bytes: readFileSync(path) };
}

/** Branches of nine tasks of a week, each linked to the one before it and many to the one of the branch before. */
function scheduleOfSize(tasks: number, links: number): ImportedSchedule {
  const dates = { start: '2026-03-02', end: '2026-03-07', duration: 5 };
  const rows = Array.from({ length: tasks }, (_, n) => {
    const isBranch = n % 10 === 0;
    const parent = isBranch ? null : String(n - (n % 10) + 1);
    const text = isBranch ? `Sector ${n / 10}` : `Hormigón de piso, etapa ${n}`;
    return importedTask({ id: String(n + 1), parent, text, wbs: `A${n}`, ...dates });
  });
  const work = rows.filter(({ parent }) => parent !== null).map(({ id }) => id);
  const chain = work.slice(1).map((target, n) => ({ source: work[n]!, target, type: '0' as const, lag: 0 }));
  const across = work
    .slice(9)
    .map((target, n) => ({ source: work[n]!, target, type: '1' as const, lag: n % 4 }));
  return {
    name: 'Obra',
    startDate: dates.start,
    workingDays: '0111110',
    holidays: [],
    tasks: rows,
    links: [...chain, ...across].slice(0, links),
    resources: [],
  };
}

function must(result: ReadResult): ReadResult {
  if (!result.ok) throw new Error(result.code);
  return result;
}

function rowsOf(
  { name, write, read, limit }: Format,
  plan: ImportedSchedule,
  large: ImportedSchedule,
): Summary[] {
  const bytes = write(plan);
  const many = write(large);
  const size = `${plan.tasks.length} tasks, ${plan.links.length} links, ${(bytes.length / 1e6).toFixed(1)} MB`;
  const whole = measure(`read ${name}`, () => must(read(bytes, 'x')), { runs: 10, note: `${limit} ${size}` });
  const tenfold = measure(`read ${name}, ten times as much`, () => must(read(many, 'x', LIFTED)), {
    warmUp: 1,
    runs: 5,
  });
  const times = (tenfold.best / whole.best).toFixed(1);
  const memory = (20 * bytes.length) / 1e6;
  return [
    whole,
    measure(`write ${name}`, () => write(plan), { runs: 10, note: '≤ 300 ms' }),
    { ...tenfold, note: `${times} times as long, ≤ 12` },
    heapOf(`memory of what is read of ${name}`, () => must(read(bytes, 'x')), `≤ ${memory.toFixed(0)}`),
  ];
}

/** The plan that an import of the schedule makes. */
function planOf(schedule: ImportedSchedule): Plan {
  const empty = createPlan(defaultSettings(schedule.name, schedule.startDate), 'bench');
  const decision = decide(
    empty,
    { type: 'LOAD_PROJECT', payload: { jobId: 'read' } },
    {
      actor: { userId: 'bench', name: 'Bench', roles: ['projectAdmin'] },
      now: '2026-03-02T12:00:00.000Z',
      today: '2026-03-02',
      newId: (n) => `bench-${n}`,
      schedule: () => schedule,
    },
  );
  if (!decision.ok) throw new Error(decision.refusal.code);
  return evolve(empty, decision.changes);
}

/** The same file again with every tenth task renamed and every link a day longer. */
function laterVersion({ tasks, links, ...rest }: ImportedSchedule): ImportedSchedule {
  return {
    ...rest,
    tasks: tasks.map((task, n) => (n % 10 === 5 ? { ...task, text: `${task.text} (rev. B)` } : task)),
    links: links.map((link) => ({ ...link, lag: link.lag + 1 })),
  };
}

function mergeLater(schedule: ImportedSchedule): () => void {
  const present = planOf(schedule);
  const later = laterVersion(schedule);
  return () => {
    const merge = mergeOf(present, later);
    if ('code' in merge || merge.rows.length === 0) throw new Error('nothing was compared');
  };
}

export function run(): Summary[] {
  const { name, bytes } = largestFile();
  const result = readMspdi(bytes, name);
  if (!result.ok) throw new Error(`${name} was refused: ${result.code}`);
  const { counts, schedule } = result;
  const size = `${counts.tasks} tasks, ${counts.links} links, ${(bytes.length / 1e6).toFixed(1)} MB`;
  const plan = scheduleOfSize(3500, 6000);
  const large = scheduleOfSize(3500 * TIMES, 6000 * TIMES);
  return [
    measure(`read MSPDI (${name})`, () => readMspdi(bytes, name), { runs: 10, note: size }),
    measure(`write MSPDI (${name})`, () => writeMspdi(schedule), { runs: 10 }),
    measure('compare a later version of the file with its plan', mergeLater(plan), {
      runs: 10,
      note: `${plan.tasks.length} tasks, ${plan.links.length} links`,
    }),
    ...FORMATS.flatMap((format) => rowsOf(format, plan, large)),
  ];
}
