import { statfsSync } from 'node:fs';
import { UserFacingError } from '../user-facing-error.mjs';

const GB = 1024 ** 3;

/** Free space in bytes on the disk that holds `folder`. */
export function freeSpace(folder) {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Throws the sentence when `folder`'s disk has less than `bytes` left: databases that run out of disk lose writes. */
export function requireSpace(folder, bytes, free = freeSpace(folder)) {
  if (free >= bytes) return;
  throw new UserFacingError(
    `The disk that holds ${folder} has ${(free / GB).toFixed(1)} GB left and Plomada needs ${(bytes / GB).toFixed(1)} GB: ` +
      'free some space, or set PLOMADA_HOME to a folder on another disk, and run the command again.',
  );
}
