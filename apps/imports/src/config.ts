import { join } from 'node:path';
import { baseConfig, parseConfig } from '@plomada/service-kit';
import { z } from 'zod';

export const config = parseConfig(
  baseConfig.extend({
    /** Files that one worker process reads at a time. */
    IMPORT_CONCURRENCY: z.coerce.number().int().min(1).max(16).default(2),
    /** The program of the thread that parses; beside the worker's own unless told otherwise. */
    IMPORT_PARSE_THREAD: z.string().default(join(__dirname, 'parse-thread.cjs')),
  }),
);
export type ImportsConfig = typeof config;
