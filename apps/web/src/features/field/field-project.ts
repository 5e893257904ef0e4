import { storeItem } from '../../base/store-item';

/** The project whose field mode a person had open last on this device. */
const keyOf = (userId: string): string => `plomada.field.${userId}`;

export const readFieldProject = (userId: string): string | null => localStorage.getItem(keyOf(userId));

export function rememberFieldProject(userId: string, projectId: string): void {
  storeItem(keyOf(userId), projectId);
}
