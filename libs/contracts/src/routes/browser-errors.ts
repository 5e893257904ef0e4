import { z } from 'zod';
import { browserError } from '../browser-error';
import { defineRoute } from '../route';

export const browserErrorRoutes = {
  report: defineRoute({
    method: 'POST',
    path: '/browser_error',
    summary: 'Tells operators what went wrong in a browser, also before anybody is signed in there',
    access: 'public',
    body: browserError,
    answer: z.object({}),
  }),
};
