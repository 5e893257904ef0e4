import { storeItem } from '../../base/store-item';

/** The business that a person worked in last on this machine. */
const keyOf = (userId: string): string => `plomada.business.${userId}`;

export const readChosenBusiness = (userId: string): string | null => localStorage.getItem(keyOf(userId));

export function writeChosenBusiness(userId: string, businessId: string): void {
  storeItem(keyOf(userId), businessId);
}
