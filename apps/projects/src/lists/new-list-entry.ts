import type { BusinessList } from '@plomada/contracts';
import { nameKey } from '@plomada/domain';
import { randomUUID } from 'node:crypto';
import type { ListEntryRecord } from './list-entry.schema';

export interface ListScope {
  readonly businessId: string;
  readonly list: BusinessList;
}

/** A word that a company's list gets. */
export function newListEntry(place: ListScope, name: string, order: number): ListEntryRecord {
  return { _id: randomUUID(), ...place, name, nameKey: nameKey(name), formerKeys: [], isActive: true, order };
}
