import { defineEvent, defineRpc } from '@plomada/contracts';
import { z } from 'zod';

export const workQueue = 'work.0';
export const whoAnswers = defineRpc('planning', 'who-answers', {
  request: z.object({ hang: z.boolean() }),
  response: z.object({ pid: z.number() }),
});
export const counted = defineEvent('planning', 'counted', z.object({ n: z.number() }));
