import type { IncomingMessage } from 'node:http';

const SILENT_PATHS = new Set(['/live', '/ready', '/metrics', '/api/health/live', '/api/health/ready']);

/** What is as long as the secret of a link: 32 bytes, as base64url, or more. No id of ours is. */
const SECRET = /[\w.~-]{43,}/g;

/** The path as it may be told in logs and traces: without its query, and without what may be a link's secret. */
export const pathOf = (request: IncomingMessage & { originalUrl?: string }): string =>
  ((request.originalUrl ?? request.url ?? '').split('?')[0] ?? '').replace(SECRET, '[hidden]');

/** Whether it is one that programs ask all the time, to see how a process is. */
export const isSilent = (path: string): boolean => SILENT_PATHS.has(path);
