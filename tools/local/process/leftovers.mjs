import { setTimeout as pause } from 'node:timers/promises';
import { stillRuns } from './identity.mjs';

const PATIENCE = { service: 8000, backing: 15_000 };

function send(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

async function end(children, patience) {
  const alive = () => children.filter(stillRuns);
  for (const child of alive()) send(child, 'SIGTERM');
  const until = Date.now() + patience;
  while (alive().length > 0 && Date.now() < until) await pause(50);
  for (const child of alive()) send(child, 'SIGKILL');
  while (alive().length > 0) await pause(20);
}

/**
 * Ends what a killed start left running: services first, then what they stand on. Only the very processes that the
 * file recorded are touched; a number that now belongs to another program is passed over.
 */
export async function endLeftovers({ children }, say = () => {}) {
  for (const kind of ['service', 'backing']) {
    const left = Object.entries(children).filter(([, child]) => child.kind === kind && stillRuns(child));
    if (left.length === 0) continue;
    say(`ending what an earlier start left running: ${left.map(([name]) => name).join(', ')}`);
    await end(
      left.map(([, child]) => child),
      PATIENCE[kind],
    );
  }
}
