import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROCESSES } from '../../../tools/local/processes.mjs';

/** What /proc counts processor time in: a hundredth of a second on every Linux that Node runs on. */
const TICK_MS = 10;
const PAGE = 4096;
const BACKING = ['mongodb', 'redis', 'rabbitmq'];

/**
 * What each program of a stack has used by now, the services by name and what they stand on unless others are named: `ms` of
 * processor time and `bytes` resident, those of its children with it.
 */
export function usageOf(home, names = [...PROCESSES.map(({ name }) => name), ...BACKING]) {
  const all = runningProcesses();
  return Object.fromEntries(names.map((name) => [name, treeUsage(all, pidOf(home, name))]));
}

/** The process that stands for a program of a stack: its children may do the work. */
export const pidOf = (home, name) => Number(readFileSync(join(home, 'pids', `${name}.pid`), 'utf8'));

/** Parent, processor time and memory of every process of the machine, by its number. */
function runningProcesses() {
  const found = new Map();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const stat = statOf(pid);
    if (stat) found.set(Number(pid), stat);
  }
  return found;
}

/** Null for one that has ended meanwhile. Its name may hold blanks and stands in brackets: what counts comes after it. */
function statOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const [parent, user, system, pages] = [1, 11, 12, 21].map((place) => Number(fields[place]));
    return { parent, ms: (user + system) * TICK_MS, bytes: pages * PAGE };
  } catch {
    return null;
  }
}

function treeUsage(all, root) {
  const usage = { ms: 0, bytes: 0 };
  for (const [pid, { ms, bytes }] of all) {
    if (!isWithin(all, pid, root)) continue;
    usage.ms += ms;
    usage.bytes += bytes;
  }
  return usage;
}

function isWithin(all, pid, root) {
  for (let at = pid; at > 1; at = all.get(at)?.parent ?? 0) if (at === root) return true;
  return false;
}
