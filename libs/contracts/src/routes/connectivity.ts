import { z } from 'zod';
import { anySession, defineRoute } from '../route';

export const connectivityRoutes = {
  settings: defineRoute({
    method: 'GET',
    path: '/connectivity/settings',
    summary: 'The address that browsers ask while the product does not answer them, null where there is none',
    access: anySession,
    answer: z.object({ address: z.url({ protocol: /^https?$/ }).nullable() }),
  }),
};
