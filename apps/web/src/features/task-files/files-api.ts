import { attachmentRoutes as routes, pathOf } from '@plomada/contracts';
import { callRoute } from '../../base/api/call-route';
import { requestBytes } from '../../base/api/request';
import { sendForm } from '../../base/api/send-form';

/** The files of a task, newest first. */
export const filesOf = (projectId: string, taskId: string) =>
  callRoute(routes.list, { params: { id: projectId }, query: { taskId } });

/** What a file holds, as it came. Throws ApiFailure. */
export const fetchFile = (projectId: string, attachmentId: string): Promise<Blob> =>
  requestBytes(pathOf(routes.download, { id: projectId, attachmentId }), routes.upload.timeoutMs);

export const removeFile = (projectId: string, attachmentId: string) =>
  callRoute(routes.remove, { params: { id: projectId, attachmentId } });

interface Told {
  readonly onPercent: (percent: number) => void;
  readonly onAnswer: () => void;
  readonly onFailure: (thrown: unknown) => void;
}

/** Attaches a file to a task, and tells how much of it has left. Answers how to give that up. */
export function attachFile(projectId: string, taskId: string, file: File, told: Told): () => void {
  const form = new FormData();
  form.append('file', file, file.name);
  return sendForm(routes.upload, { params: { projectId }, query: { taskId }, form, ...told });
}
