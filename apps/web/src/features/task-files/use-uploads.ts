import { attachableType, endingOf, type Failure, MAX_ATTACHMENT_BYTES } from '@plomada/contracts';
import { useEffect, useRef, useState } from 'react';
import { failureOf } from '../../base/api/api-failure';
import { attachFile } from './files-api';

/** A file that is on its way to a task, or did not get there. */
export interface FileUpload {
  readonly key: number;
  readonly name: string;
  readonly percent: number;
  readonly failure: Failure | null;
}

/** Attaches files to a task. One that was begun goes on when the panel is left, and is in the list when it is seen next. */
export function useUploads(projectId: string, taskId: string, onAttached: () => void) {
  const [uploads, setUploads] = useState<readonly FileUpload[]>([]);
  const last = useRef(0);
  const giveUps = useRef(new Map<number, () => void>());
  const told = useRef(onAttached);
  useEffect(() => {
    told.current = onAttached;
  });
  const change = (key: number, values: Partial<FileUpload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...values } : one)));
  const drop = (key: number) => {
    giveUps.current.get(key)?.();
    giveUps.current.delete(key);
    setUploads((all) => all.filter((one) => one.key !== key));
  };
  const attach = (file: File) => {
    last.current += 1;
    const key = last.current;
    const failure = refusedBeforehand(file);
    setUploads((all) => [...all, { key, name: file.name, percent: 0, failure }]);
    if (failure) return;
    const giveUp = attachFile(projectId, taskId, file, {
      onPercent: (percent) => change(key, { percent }),
      onAnswer: () => {
        drop(key);
        told.current();
      },
      onFailure: (thrown) => change(key, { failure: failureOf(thrown) }),
    });
    giveUps.current.set(key, giveUp);
  };
  return { uploads, attach, drop };
}

/** What the server would refuse too, said before the file has gone there. */
function refusedBeforehand({ name, size }: File): Failure | null {
  if (attachableType(name) === null)
    return { kind: 'invalid', code: 'ATTACHMENT_TYPE_REFUSED', params: { type: endingOf(name) } };
  if (size <= MAX_ATTACHMENT_BYTES) return null;
  const megabytes = MAX_ATTACHMENT_BYTES / 1024 / 1024;
  return { kind: 'tooLarge', code: 'ATTACHMENT_TOO_LARGE', params: { megabytes } };
}
