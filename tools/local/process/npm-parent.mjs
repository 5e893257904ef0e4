import { readFileSync } from 'node:fs';

const CHECK_MS = 500;

/** The parent of a process and its command line, where /proc tells. */
function facts(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    return { parent, command: readFileSync(`/proc/${pid}/cmdline`, 'utf8') };
  } catch {
    return undefined;
  }
}

/** npm runs a script through "sh -c <script>"; some shells stay between it and us, others become us. */
function npmOf(shell) {
  const found = facts(shell);
  return found?.command.includes(process.env.npm_lifecycle_script) ? found.parent : undefined;
}

/**
 * Calls `gone` when the npm that runs us is gone. A killed npm, or one whose shell took the signal for itself, leaves its
 * script running with nobody to end it; a script started without npm stays for as long as it likes.
 */
export function whenNpmIsGone(gone) {
  if (!process.env.npm_lifecycle_script) return;
  const parent = process.ppid;
  const npm = npmOf(parent);
  const timer = setInterval(() => {
    if (process.ppid === parent && (npm === undefined || npmOf(parent) === npm)) return;
    clearInterval(timer);
    gone();
  }, CHECK_MS);
  timer.unref();
}
