import type { IncomingMessage } from 'node:http';

const SILENT_PATHS = new Set(['/live', '/ready', '/metrics', '/api/health/live', '/api/health/ready']);

/** The path without its query: queries may carry credentials and tokens. */
export const pathOf = (request: IncomingMessage & { originalUrl?: string }): string =>
  (request.originalUrl ?? request.url ?? '').split('?')[0] ?? '';

/** Whether it is one that programs ask all the time, to see how a process is. */
export const isSilent = (path: string): boolean => SILENT_PATHS.has(path);
