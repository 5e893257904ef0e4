import { z } from 'zod';
import { deadMails } from '../mail';
import { defineRoute, onPlatform } from '../route';

export const mailRoutes = {
  dead: defineRoute({
    method: 'GET',
    path: '/mail/dead',
    summary: 'Mails that were given up, the newest first',
    access: onPlatform('seeDeadMails'),
    answer: deadMails.response,
  }),
};

export const healthRoutes = {
  live: defineRoute({
    method: 'GET',
    path: '/health/live',
    summary: 'The gateway runs',
    access: 'public',
    answer: z.object({ live: z.boolean() }),
  }),
  ready: defineRoute({
    method: 'GET',
    path: '/health/ready',
    summary: 'Every service and backing service answers (503 and which does not, otherwise)',
    access: 'public',
    answer: z.object({ ready: z.boolean(), checks: z.record(z.string(), z.enum(['up', 'down'])) }),
  }),
};
