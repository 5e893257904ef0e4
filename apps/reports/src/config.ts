import { join } from 'node:path';
import { baseConfig, parseConfig } from '@plomada/service-kit';
import { z } from 'zod';

export const config = parseConfig(
  baseConfig.extend({
    /** Plans whose indicators one worker calculates at a time. */
    INDICATOR_CONCURRENCY: z.coerce.number().int().min(1).max(16).default(2),
    /** The program of the thread that draws PDFs; beside the worker's own unless told otherwise. */
    REPORT_DRAW_THREAD: z.string().default(join(__dirname, 'draw-thread.cjs')),
  }),
);
