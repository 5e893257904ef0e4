import { planQueueCount } from '@plomada/contracts';
import { baseConfig, parseConfig } from '@plomada/service-kit';
import { z } from 'zod';

const limit = (fallback: number) => z.coerce.number().int().min(1).default(fallback);

export const config = parseConfig(
  baseConfig.extend({
    /** How many queues plans are spread over; those of a larger number that once was are worked off too. */
    PLAN_QUEUES: planQueueCount,
    /** Plans kept in memory by this process, and their rows (tasks, links, term records …) together. */
    PLANS_IN_MEMORY: limit(400),
    PLAN_ROWS_IN_MEMORY: limit(500_000),
    /** How long a close goes on without a sign of life of its closer. */
    CLOSE_GRACE_SECONDS: limit(60),
    /** What entries of logs changed that are older is archived; never without it. */
    LOG_ARCHIVE_AFTER_DAYS: z.coerce.number().int().min(0).optional(),
  }),
);
