import { storeItem } from '../../base/store-item';

const keyOf = (userId: string, projectId: string): string => `plomada.toldSince.${userId}.${projectId}`;

/** The end of the visit after which somebody was told last on this machine what others changed; null where they never were. */
export const toldSince = (userId: string, projectId: string): string | null =>
  localStorage.getItem(keyOf(userId, projectId));

export const rememberToldSince = (userId: string, projectId: string, since: string): void =>
  storeItem(keyOf(userId, projectId), since);
