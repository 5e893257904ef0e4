import { z } from 'zod';
import { defineRpc } from './message';
import { id, instant } from './primitives';

export const notificationSchema = z.object({
  id,
  projectId: id,
  date: instant,
  /** TERM_CLOSED tells; others propose an action that an admin accepts. */
  type: z.string().max(60),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  status: z.enum(['pending', 'accepted', 'rejected']),
});
export type Notification = z.infer<typeof notificationSchema>;
/** Newest first, at most 200. */
export const notificationsOf = defineRpc('notifications', 'of-project', {
  request: z.object({ projectId: id }),
  response: z.object({ notifications: z.array(notificationSchema) }),
});
