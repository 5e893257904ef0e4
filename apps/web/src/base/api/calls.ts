import { ApiFailure } from './api-failure';

/**
 * The calls that the login and the session make. They bring the schemas that answers are parsed with, an eighth of all that the
 * login would load: so the first call loads them, and the login is on the screen before.
 */
export const calls = () =>
  import('./endpoints').catch(() => {
    throw new ApiFailure({ kind: 'unavailable', code: 'NETWORK_DOWN' });
  });
