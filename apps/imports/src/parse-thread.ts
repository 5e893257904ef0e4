import { parentPort } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import { MAX_TOLD_WARNINGS } from '@plomada/contracts';
import { readSchedule } from '@plomada/interchange';
import type { Parsed, ParseTask, StoredResult } from './reading/parsed';

function parse({ bytes, fileName, type }: ParseTask): Parsed {
  const result = readSchedule(bytes, fileName, type);
  if (!result.ok) return result;
  const { schedule, counts, warnings } = result;
  const stored: StoredResult = { schedule, warnings };
  const content = new Uint8Array(gzipSync(JSON.stringify(stored)));
  return {
    ok: true,
    content,
    name: schedule.name,
    counts,
    warnings: warnings.slice(0, MAX_TOLD_WARNINGS),
  };
}

parentPort?.on('message', (task: ParseTask) => {
  const parsed = parse(task);
  parentPort?.postMessage(parsed, parsed.ok ? [parsed.content.buffer] : []);
});
