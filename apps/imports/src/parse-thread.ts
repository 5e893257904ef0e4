import { parentPort } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import { readSchedule } from '@plomada/interchange';
import type { Parsed, ParseTask } from './reading/parsed';

function parse({ bytes, fileName, type }: ParseTask): Parsed {
  const result = readSchedule(bytes, fileName, type);
  if (!result.ok) return result;
  const { schedule, counts, warnings } = result;
  const content = new Uint8Array(gzipSync(JSON.stringify(schedule)));
  return { ok: true, content, name: schedule.name, counts, warnings };
}

parentPort?.on('message', (task: ParseTask) => {
  const parsed = parse(task);
  parentPort?.postMessage(parsed, parsed.ok ? [parsed.content.buffer] : []);
});
