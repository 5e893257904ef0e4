import { locationSettings, newProject } from '@plomada/contracts';
import { z } from 'zod';
import { storeItem } from '../../base/store-item';

/** A project that the server does not have yet: what creates it, and where it stands. */
const unsyncedProject = z.object({ project: newProject, location: locationSettings });
export type UnsyncedProject = z.input<typeof unsyncedProject>;

const keyOf = (userId: string): string => `plomada.unsyncedProjects.${userId}`;

/** What a person created in this browser that did not reach the server; nothing of what another version kept otherwise. */
export function readUnsynced(userId: string): readonly UnsyncedProject[] {
  try {
    return z.array(unsyncedProject).parse(JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]'));
  } catch {
    return [];
  }
}

export function writeUnsynced(userId: string, projects: readonly UnsyncedProject[]): void {
  storeItem(keyOf(userId), JSON.stringify(projects));
}
