// Stands beside a start and waits for the end of its own input, which comes when the start is gone, however it went.
// If the start could not tidy up (kill -9, out of memory), the guard ends what it had started.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { stillRuns } from './identity.mjs';
import { endLeftovers } from './leftovers.mjs';

const [home, parentPid] = process.argv.slice(2);
const file = join(home, 'running.json');
/** A start that is killed lets go of its files a moment before it is gone; on a busy machine the moment can be long. */
const GONE_WITHIN_MS = 30_000;

async function goes(start) {
  const end = Date.now() + GONE_WITHIN_MS;
  while (stillRuns(start) && Date.now() < end) await pause(20);
  return !stillRuns(start);
}

process.stdin.on('end', async () => {
  let running;
  try {
    running = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return;
  }
  if (running.parent.pid !== Number(parentPid) || !(await goes(running.parent))) return;
  await endLeftovers(running);
  rmSync(file, { force: true });
  rmSync(join(home, 'pids'), { recursive: true, force: true });
});
process.stdin.resume();
