import * as api from '../../base/api/endpoints';

/** Lets the server stop reading. Nobody waits for the answer: what cannot be told ends by itself. */
export function cancelOnServer(projectId: string, jobId: string): void {
  api.cancelImport(projectId, jobId).catch(() => undefined);
}
