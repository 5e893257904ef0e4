import { z } from 'zod';
import { defineQuery, defineRpc } from './message';
import { fullName, id, instant, newId, plainText, role } from './primitives';

/** The largest picture that is taken in; what is stored is re-encoded from it and small. */
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;
/** The largest attachment. */
export const MAX_ATTACHMENT_BYTES = 50 * 1024 * 1024;
/** Attachments that a project holds, and their bytes together. */
export const MAX_ATTACHMENTS = 500;
export const MAX_ATTACHED_BYTES = 2 * 1024 * 1024 * 1024;

/** The largest photo of a task that is taken in; browsers send less, and what is stored is re-encoded from it. */
export const MAX_PHOTO_BYTES = 5 * 1024 * 1024;
/** What the photos of a project weigh together, as they are stored. */
export const MAX_PHOTOS_BYTES = 4 * 1024 * 1024 * 1024;

/** Endings of files that can be attached: documents, drawings, schedules and pictures. Nothing that a browser or a shell runs. */
export const ATTACHMENT_TYPES = [
  ...['pdf', 'doc', 'docx', 'odt', 'xls', 'xlsx', 'ods', 'ppt', 'pptx', 'odp', 'txt', 'csv', 'rtf'],
  ...['mpp', 'xml', 'xer', 'gan', 'json', 'dwg', 'dxf', 'ifc', 'rvt', 'skp'],
  ...['png', 'jpg', 'jpeg', 'webp', 'gif', 'tif', 'tiff', 'heic', 'mp4', 'mov', 'zip', 'eml', 'msg'],
] as const;

/** The ending of a file's name where it can be attached; null where it cannot. */
export function attachableType(fileName: string): (typeof ATTACHMENT_TYPES)[number] | null {
  const ending = endingOf(fileName);
  return ATTACHMENT_TYPES.find((type) => type === ending) ?? null;
}

/** What stands behind the last dot of a file's name, in small letters; '' where nothing does that could be a type. */
export const endingOf = (fileName: string): string =>
  /\.([A-Za-z0-9]{1,10})$/.exec(fileName)?.[1]?.toLowerCase() ?? '';

/** What a picture is of. */
export const pictured = z.enum(['project', 'business', 'container']);
export type Pictured = z.infer<typeof pictured>;

/** What the gateway tells projects beside a file's bytes (internal HTTP: header `x-upload`, JSON, base64url). */
export const fileTicket = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('picture'), of: pictured, id, userId: id, correlationId: plainText().max(80) }),
  z.object({
    kind: z.literal('attachment'),
    id,
    /** The task that it is of; null where it is of the project. */
    taskId: id.nullable(),
    userId: id,
    roles: z.array(role),
    userName: fullName,
    fileName: plainText().min(1).max(255),
    correlationId: plainText().max(80),
  }),
  z.object({ kind: z.literal('photo'), id, photoId: newId, userId: id, correlationId: plainText().max(80) }),
]);
export type FileTicket = z.infer<typeof fileTicket>;

/** What the gateway asks for an attachment's bytes with, the same way. */
export const attachmentTicket = z.object({ projectId: id, attachmentId: id });

/** As a line of a list shows it, or to be looked at. */
export const photoSize = z.enum(['small', 'whole']);
export type PhotoSize = z.infer<typeof photoSize>;
/** What the gateway asks for the WebP of a task's photo with. */
export const photoTicket = z.object({ projectId: id, photoId: id, size: photoSize });

/** What is stored of a photo that was sent: the same every time that it is. */
export const storedPhoto = z.object({ id, bytes: z.number().int() });
export type StoredPhoto = z.infer<typeof storedPhoto>;

/** The hash in the address of a picture: whoever was not given it cannot guess it. */
export const pictureHash = z.string().regex(/^[0-9a-f]{64}$/);
export const picturePath = (hash: string): string => `/api/pictures/${hash}`;
/** A picture by its hash, base64. Refuses with NOT_FOUND. */
export const pictureOf = defineQuery('projects', 'picture', {
  request: z.object({ hash: pictureHash }),
  response: z.object({ webp: z.base64() }),
});

/** Where the picture is now; null when there is none any longer. */
export const pictureAnswer = z.object({ url: plainText().nullable() });
/** Takes the picture away. Refuses with NOT_FOUND. */
export const removePicture = defineRpc('projects', 'remove-picture', {
  request: z.object({ of: pictured, id }),
  response: pictureAnswer,
});

export const attachment = z.object({
  id,
  /** The task that it is of; null where it is of the project. */
  taskId: id.nullable(),
  name: plainText(),
  bytes: z.number().int(),
  uploadedAt: instant,
  uploadedBy: z.object({ userId: id, name: plainText() }),
});
export type Attachment = z.infer<typeof attachment>;
/** Newest first: those of a task, or all that a project has. */
export const attachmentsOf = defineQuery('projects', 'attachments-of', {
  request: z.object({ projectId: id, taskId: id.optional() }),
  response: z.object({ attachments: z.array(attachment) }),
});
/** Refuses with NOT_FOUND, or with ATTACHMENT_NOT_YOURS: who attached it, and whoever edits the plan, may. */
export const removeAttachment = defineRpc('projects', 'remove-attachment', {
  request: z.object({ projectId: id, attachmentId: id, userId: id, roles: z.array(role) }),
  response: z.object({}),
});
