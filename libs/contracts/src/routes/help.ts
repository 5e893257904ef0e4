import { z } from 'zod';
import { helpSettings, lesson, lessonsAnswer, supportRequest } from '../help';
import { anySession, defineRoute, own } from '../route';

export const helpRoutes = {
  settings: defineRoute({
    method: 'GET',
    path: '/help/settings',
    summary: 'The help desk of this installation, and whether it takes requests for support by mail',
    access: 'public',
    answer: helpSettings,
  }),
  /** Not by API tokens: it writes to a person in the name of one. */
  request: defineRoute({
    method: 'POST',
    path: '/help/request',
    summary: 'Mails a request for support to the address that the operator has set',
    access: anySession,
    tokenScope: null,
    body: supportRequest,
    answer: z.object({}),
  }),
};

/** Which lessons of the learning centre one has done. */
export const lessonRoutes = {
  own: defineRoute({
    method: 'GET',
    path: '/user/:id/lessons',
    summary: 'The lessons that one has done',
    access: own('id'),
    answer: lessonsAnswer,
  }),
  mark: defineRoute({
    method: 'PUT',
    path: '/user/:id/lessons/:lesson',
    summary: 'Marks a lesson as done, or as not done',
    access: own('id'),
    tokenScope: null,
    params: { lesson },
    body: z.object({ done: z.boolean() }),
    answer: lessonsAnswer,
  }),
};
