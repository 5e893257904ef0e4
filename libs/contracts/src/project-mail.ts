import { z } from 'zod';
import { defineQuery, defineRpc } from './message';
import { email, id, instant, language, name } from './primitives';

/** Who looks at the mail, or gets it. */
const reader = z.object({ userId: id, email, firstName: name, lang: language });

/** The mail of a project's state as it would leave now. */
export const projectMail = z.object({
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** When the project's mails leave next; null while its schedule has no day. */
  nextAt: instant.nullable(),
});
export type ProjectMail = z.infer<typeof projectMail>;

/** Refuses with NOT_FOUND, or NOTHING_TO_MAIL of a project without work, or whose work is all done. */
export const previewProjectMail = defineQuery('notifications', 'preview-project-mail', {
  request: z.object({ projectId: id, reader }),
  response: projectMail,
});

/** Mails the state of a project to one person, now. Refuses as the preview does, and a second one less than a minute after the last with MAIL_JUST_SENT (params: seconds to wait). */
export const sendProjectMail = defineRpc('notifications', 'send-project-mail', {
  request: z.object({ projectId: id, reader }),
  response: z.object({ to: email }),
});
