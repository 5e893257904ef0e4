import { z } from 'zod';
import {
  attachment,
  attachmentsOf,
  photoSize,
  pictureAnswer,
  pictured,
  pictureHash,
  removeAttachment,
  storedPhoto,
} from '../files';
import { id, newId } from '../primitives';
import { checkedInHandler, defineRoute, inProject } from '../route';

/** A picture or a document may be large and the line on site slow, in milliseconds. */
const UPLOAD_PATIENCE = 120_000;

/** Pictures of businesses, projects and containers. */
export const pictureRoutes = {
  setPhoto: defineRoute({
    method: 'POST',
    path: '/project/set_photo/:id',
    summary: 'Makes an image the picture of a project, business or container',
    access: checkedInHandler('manageProject'),
    form: z.object({
      logoUrl: z.string().optional().describe('The present address, as older clients send it; not used'),
      type: pictured.describe('Whose picture it is: the id of the path is of one of these'),
      logofile: z.string().describe('JPEG, PNG, WebP or GIF, at most 10 MB').meta({ format: 'binary' }),
    }),
    answer: pictureAnswer,
    timeoutMs: UPLOAD_PATIENCE,
  }),
  removePhoto: defineRoute({
    method: 'POST',
    path: '/project/remove_photo/:id',
    summary: 'Takes the picture away',
    access: checkedInHandler('manageProject'),
    body: z.object({ type: pictured }),
    answer: pictureAnswer,
  }),
  /** Without a token, so that an `img` can show it: the address is a secret of those who were given it, and never changes. */
  picture: defineRoute({
    method: 'GET',
    path: '/pictures/:hash',
    summary: 'A picture, as WebP',
    access: 'public',
    params: { hash: pictureHash },
    answer: 'image/webp',
  }),
};

/** Documents and drawings beside a project's plan. */
export const attachmentRoutes = {
  upload: defineRoute({
    method: 'POST',
    path: '/project/upload_file/:projectId',
    summary: 'Attaches a file to a task, or to the project where no task is named',
    access: inProject('attachFiles', 'projectId'),
    query: { taskId: id.optional() },
    form: z.object({
      filename: z.string().optional().describe('As older clients send it; the name of the file part counts'),
      file: z.string().describe('At most 50 MB').meta({ format: 'binary' }),
    }),
    answer: attachment,
    timeoutMs: UPLOAD_PATIENCE,
  }),
  list: defineRoute({
    method: 'GET',
    path: '/project/:id/attachments',
    summary: 'The files of a task, or all of the project, newest first',
    access: inProject('viewProject', 'id'),
    query: { taskId: id.optional() },
    answer: attachmentsOf.response,
  }),
  download: defineRoute({
    method: 'GET',
    path: '/project/:id/attachments/:attachmentId',
    summary: 'The bytes of a file, as a download',
    access: inProject('viewProject', 'id'),
    answer: 'application/octet-stream',
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/project/:id/attachments/:attachmentId',
    summary: 'Takes a file away: who attached it, and whoever edits the plan',
    access: inProject('attachFiles', 'id'),
    answer: removeAttachment.response,
  }),
};

/** What the photos of tasks show: that there is one is said by the plan (`ADD_PHOTO`), under the same id. */
export const photoRoutes = {
  send: defineRoute({
    method: 'PUT',
    path: '/project/:projectId/photos/:photoId',
    summary: 'Stores what a photo of a task shows, from who put it there; sent again, it is stored once',
    access: inProject('attachFiles', 'projectId'),
    params: { photoId: newId },
    form: z.object({
      photo: z.string().describe('JPEG, PNG, WebP or GIF, at most 5 MB').meta({ format: 'binary' }),
    }),
    answer: storedPhoto,
    timeoutMs: UPLOAD_PATIENCE,
  }),
  show: defineRoute({
    method: 'GET',
    path: '/project/:projectId/photos/:photoId',
    summary: 'A photo of a task, as WebP: whole, or small as a list shows it',
    access: inProject('viewProject', 'projectId'),
    query: { size: photoSize.optional() },
    answer: 'image/webp',
  }),
};
