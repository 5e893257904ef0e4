import { type Failure, type LoginResponse, loginResponse } from '@plomada/contracts';
import { URL_UNDER_TEST } from '../environment';
import { PASSWORD, PEOPLE, type Person } from '../people';

export interface Answer {
  readonly status: number;
  /** Whatever the server sent, if it was JSON. */
  readonly body: unknown;
}

const PATIENCE_MS = 30_000;
const base64 = (text: string) => Buffer.from(text, 'utf8').toString('base64');

/** Calls of the REST interface as any client could make them, with one token or none. */
export class Api {
  constructor(readonly token: string | null = null) {}

  get(path: string): Promise<Answer> {
    return this.call(path, {});
  }

  post(path: string, body: unknown): Promise<Answer> {
    return this.send(path, 'POST', body);
  }

  send(path: string, method: 'POST' | 'PUT' | 'DELETE', body: unknown): Promise<Answer> {
    const headers = { 'content-type': 'application/json' };
    return this.call(path, { method, body: JSON.stringify(body), headers });
  }

  form(path: string, body: FormData): Promise<Answer> {
    return this.call(path, { method: 'POST', body });
  }

  upload(form: FormData): Promise<Answer> {
    return this.form('/gantt/import/project2json', form);
  }

  private async call(path: string, init: RequestInit): Promise<Answer> {
    // A test may ask the next time after minutes, when the server has closed a connection that was kept for it.
    const headers = new Headers({ connection: 'close', ...init.headers });
    if (this.token !== null) headers.set('authorization', `Bearer ${this.token}`);
    const response = await fetch(`${URL_UNDER_TEST}/api${path}`, {
      ...init,
      headers,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const text = await response.text();
    return { status: response.status, body: parsed(text) };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Status and code of a refusal, e.g. "404 NOT_FOUND". */
export const refusal = ({ status, body }: Answer): string => `${status} ${(body as Failure).code}`;

export const tryLogin = (email: string, password: string): Promise<Answer> =>
  new Api().post('/login', { email: base64(email), password: base64(password) });

export interface SignedIn extends LoginResponse {
  readonly api: Api;
}

/** The newest session of each person in a spec file. */
const sessions = new Map<Person, Promise<SignedIn>>();

/** A session of its own. */
export function logIn(person: Person): Promise<SignedIn> {
  const session = signedIn(person);
  sessions.set(person, session);
  return session;
}

/** A session that this spec file has already, or a new one: all files together log in less often than one address may. */
export const sessionOf = (person: Person): Promise<SignedIn> => sessions.get(person) ?? logIn(person);

async function signedIn(person: Person): Promise<SignedIn> {
  const session = loginResponse.parse((await tryLogin(PEOPLE[person].email, PASSWORD)).body);
  return { ...session, api: new Api(session.token) };
}
