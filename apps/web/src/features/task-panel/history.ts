import type { Attachment, PastAction } from '@plomada/contracts';
import type { Photo } from '@plomada/domain';

/** Something that happened to a task: an action of the log, a photo that it has, or a file. */
export type Happening = { readonly key: string; readonly at: string } & (
  | { readonly kind: 'action'; readonly action: PastAction }
  | { readonly kind: 'photo'; readonly photo: Photo }
  | { readonly kind: 'file'; readonly file: Attachment }
);

interface Log {
  readonly actions: readonly PastAction[];
  /** Null where no older ones are left. */
  readonly next: number | null;
}

/**
 * What happened to a task, the newest first: the log with its photos and its files in it. A photo that there is stands for the action
 * that put it there. Where the log goes on beyond its oldest action here, what is older waits until that is asked for.
 */
export function historyOf(
  { actions, next }: Log,
  photos: readonly Photo[],
  files: readonly Attachment[],
): readonly Happening[] {
  const since = next === null ? '' : (actions.at(-1)?.at ?? '');
  const all: readonly Happening[] = [
    ...actions
      .filter(({ action }) => action.type !== 'ADD_PHOTO')
      .map((action) => ({ kind: 'action' as const, key: action.id, at: action.at, action })),
    ...photos.map((photo) => ({ kind: 'photo' as const, key: photo.id, at: photo.takenAt, photo })),
    ...files.map((file) => ({ kind: 'file' as const, key: file.id, at: file.uploadedAt, file })),
  ];
  return all.filter(({ at }) => at >= since).sort((a, b) => b.at.localeCompare(a.at));
}
