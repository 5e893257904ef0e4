import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const GRAVE = ['error', 'fatal'];

/** What the processes of an installation wrote as errors, the same of one process told once: how often, and the first of them. */
export function errorsIn(home, processes) {
  const logs = readdirSync(join(home, 'logs')).filter((file) => isOf(file, processes));
  const found = new Map();
  for (const file of logs)
    for (const line of readFileSync(join(home, 'logs', file), 'utf8').split('\n')) note(found, file, line);
  return [...found.values()].sort((a, b) => b.count - a.count);
}

/** `planning-3-new.log`, and what a start before it wrote: `planning-3-new.log.1`. */
const isOf = (file, processes) =>
  /-\d+-[a-z]+\.log(\.1)?$/.test(file) && processes.some((name) => file.startsWith(`${name}-`));

function note(found, file, line) {
  if (line === '') return;
  const { level, context = '', msg = '', ...more } = parsed(line);
  if (!GRAVE.includes(level)) return;
  const of = file.replace(/\.log(\.1)?$/, '');
  const key = `${of} ${context} ${msg}`;
  const known = found.get(key);
  if (known) known.count += 1;
  else found.set(key, { of, context, msg, count: 1, why: more.err?.message ?? '' });
}

/** What is no line of the log is what a program that ends says of itself. */
function parsed(line) {
  try {
    return JSON.parse(line);
  } catch {
    return { level: 'error', msg: line.slice(0, 200) };
  }
}
