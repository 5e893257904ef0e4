import type { Session } from '@plomada/contracts';

/**
 * Where the session outlives a reload: localStorage.
 *
 * A foreman reopens the tab on site without a network and must still be in, and a link opened in a second tab must not
 * ask for the password again; sessionStorage gives neither. What it costs (a script of somebody else's in our page could
 * read it) is met by the strict content policy, tokens that expire, and revocation on the server at sign-off.
 */
const KEY = 'plomada.session';

/** What is kept of it. */
export interface StoredSession extends Pick<Session, 'user' | 'expiresAt'> {
  readonly token: string;
}

/** What is kept, not looked into yet. */
export const keptSession = (): string | null => localStorage.getItem(KEY);

export function writeSession(session: StoredSession): void {
  localStorage.setItem(KEY, JSON.stringify(session));
}

export function clearSession(): void {
  localStorage.removeItem(KEY);
}

/** Calls back when another tab signed off. Answers how to stop listening. */
export function onSessionClearedElsewhere(callback: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === KEY && event.newValue === null) callback();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

const ENDED = 'plomada.ended';

/** Lets the next page of this tab say that the session ended by itself. */
export const rememberEnd = (): void => sessionStorage.setItem(ENDED, '1');

/** Whether the page before this one lost its session; asked once. */
export function takeRememberedEnd(): boolean {
  const ended = sessionStorage.getItem(ENDED) !== null;
  sessionStorage.removeItem(ENDED);
  return ended;
}
