import { z } from 'zod';
import { defineEvent, defineQuery, defineRpc } from './message';
import { fullName, id, instant, plainText, seenLine } from './primitives';
import { projectSummarySchema } from './projects';

/** Days that a deleted project or container can be brought back. */
export const KEPT_DAYS = 30;

/** The name, typed once more; `user_id` is the field's old custom and says nothing. */
export const deletion = z.object({ name: plainText().max(400), user_id: id.optional() });
const byWhom = z.object({ userId: id, name: fullName });

/** Hides it from everybody at once. Refuses with NOT_FOUND or NAME_NOT_CONFIRMED. */
export const deleteProject = defineRpc('projects', 'delete', {
  request: z.object({ projectId: id, typedName: plainText(), by: byWhom }),
  response: z.object({}),
  timeoutMs: 20_000,
});
/** Its projects stay. Refuses with NOT_FOUND or NAME_NOT_CONFIRMED. */
export const deleteContainer = defineRpc('projects', 'delete-container', {
  request: z.object({ containerId: id, typedName: plainText(), by: byWhom }),
  response: z.object({}),
});

export const deletedItem = z.object({
  id,
  kind: z.enum(['project', 'container']),
  name: plainText(),
  /** The firm's own code; null for a container. */
  projectId: plainText().nullable(),
  deletedAt: instant,
  deletedBy: plainText(),
  /** From then on it is gone for good. */
  goneAt: instant,
});
export type DeletedItem = z.infer<typeof deletedItem>;
/** What a business deleted in the last 30 days, newest first. */
export const deletedOf = defineQuery('projects', 'deleted-of', {
  request: z.object({ businessId: id }),
  response: z.object({ deleted: z.array(deletedItem) }),
});
/** Another code, for when the old one was given to another project meanwhile. */
export const restoration = z.object({ projectId: seenLine(60).optional() });
/** Refuses with NOT_FOUND or PROJECT_ID_TAKEN (params: projectId). */
export const restoreProject = defineRpc('projects', 'restore', {
  request: z.object({ businessId: id, projectId: id, restoration }),
  response: projectSummarySchema,
  timeoutMs: 20_000,
});
/** Refuses with NOT_FOUND or CONTAINER_NAME_TAKEN. */
export const restoreContainer = defineRpc('projects', 'restore-container', {
  request: z.object({ businessId: id, containerId: id }),
  response: z.object({}),
});

/** A project was deleted: nobody sees it until it is restored. */
export const projectDeleted = defineEvent(
  'projects',
  'project-deleted',
  z.object({ projectId: id, businessId: id }),
);
export const projectRestored = defineEvent(
  'projects',
  'project-restored',
  z.object({ projectId: id, businessId: id }),
);
/** Its 30 days are over: whoever keeps something of it forgets it. */
export const projectPurged = defineEvent(
  'projects',
  'project-purged',
  z.object({ projectId: id, businessId: id }),
);
