import { idleNote, logout, noteIdle, sessionSchema } from '../auth';
import { anySession, defineRoute } from '../route';

export const sessionRoutes = {
  session: defineRoute({
    method: 'GET',
    path: '/session',
    summary: 'The session of the token',
    access: anySession,
    beforeSecondStep: true,
    beforePassword: true,
    answer: sessionSchema,
  }),
  /** Public, for a return may be told when the session would be over without it: auth decides upon the token. */
  idle: defineRoute({
    method: 'POST',
    path: '/session/idle',
    summary:
      'Tells since when nobody is there, or somebody is again: a session ends 45 minutes after its person was last there',
    access: 'public',
    body: idleNote,
    answer: noteIdle.response,
  }),
  logout: defineRoute({
    method: 'POST',
    path: '/logout',
    summary: 'Ends the session of the token',
    access: anySession,
    tokenScope: null,
    beforeSecondStep: true,
    beforePassword: true,
    answer: logout.response,
    timeoutMs: 4_000,
  }),
};
