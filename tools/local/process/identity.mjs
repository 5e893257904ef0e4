import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Start time and state of a process on Linux, where /proc tells; undefined when it is gone or only a zombie. */
function fromProc(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state, startTicks] = [fields[0], fields[19]];
    if (state === 'Z' || state === 'X') return undefined;
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${startTicks}`;
  } catch {
    return undefined;
  }
}

function fromPs(pid) {
  try {
    const out = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return String(out).trim() || undefined;
  } catch {
    return undefined;
  }
}

/**
 * A mark that tells this run of a process from a later one with the same number; undefined when none runs.
 * Process numbers are given again, so a number in a file alone is never a reason to end something.
 */
export function identity(pid) {
  return existsSync('/proc/self/stat') ? fromProc(pid) : fromPs(pid);
}

/** True when the very process that was recorded still runs. */
export function stillRuns({ pid, mark }) {
  return mark !== undefined && identity(pid) === mark;
}
