import type { Migration } from '@plomada/service-kit';
import { minutesHaveADay } from './minutes-have-a-day';

/** All that were ever done to this service's database, in their order. */
export const MIGRATIONS: readonly Migration[] = [minutesHaveADay];
