import type { Migration } from '@plomada/service-kit';
import { listsOfTheirOwn } from './lists-of-their-own';

/** All that were ever done to this service's database, in their order. */
export const MIGRATIONS: readonly Migration[] = [listsOfTheirOwn];
