import { type Failure, importRoutes } from '@plomada/contracts';
import { END, eventChannel, type EventChannel } from 'redux-saga';
import { failureOf } from '../../base/api/api-failure';
import { sendForm } from '../../base/api/send-form';

export type UploadEvent =
  | { readonly type: 'progress'; readonly percent: number }
  | { readonly type: 'accepted'; readonly jobId: string }
  | { readonly type: 'failed'; readonly failure: Failure };

export interface Upload {
  readonly file: File;
  readonly project: { readonly id: string; readonly name: string };
  readonly business: { readonly id: string; readonly name: string };
  /** The socket that is to get the result. */
  readonly socketId: string;
}

/**
 * Sends a schedule file to the gateway (multipart, platform fields of planning core section 7) and tells how far it is. Closing the
 * channel gives the upload up.
 */
export function uploadSchedule(upload: Upload): EventChannel<UploadEvent> {
  return eventChannel((emit) => {
    const end = (event: UploadEvent) => {
      emit(event);
      emit(END);
    };
    return sendForm(importRoutes.upload, {
      form: formOf(upload),
      onPercent: (percent) => emit({ type: 'progress', percent }),
      onAnswer: ({ jobId }) => end({ type: 'accepted', jobId }),
      onFailure: (thrown) => end({ type: 'failed', failure: failureOf(thrown) }),
    });
  });
}

/** The small fields stand before the file, so that the server can refuse without reading the bytes. */
function formOf({ file, project, business, socketId }: Upload): FormData {
  const form = new FormData();
  form.append('type', typeOf(file.name));
  form.append('project', JSON.stringify(project));
  form.append('business', JSON.stringify(business));
  form.append('socketId', socketId);
  form.append('file', file, file.name);
  return form;
}

/** The ending of the name, as a hint: the server looks at the bytes. */
const typeOf = (fileName: string): string =>
  /\.([A-Za-z0-9]{1,10})$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
