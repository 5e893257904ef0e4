import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../backing';

/** What is told of somebody who signs on. */
export interface ToldPerson {
  /** Who they are at the provider, for good. */
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly given_name?: string;
  readonly family_name?: string;
}

const CLIENT_ID = 'plomada';
const CLIENT_SECRET = 'a-client-secret-of-the-tests';

/** A provider of OpenID Connect in a process of its own, that lets in whoever it was told of and takes them at their word. */
export class IdentityProvider {
  readonly clientId = CLIENT_ID;
  readonly clientSecret = CLIENT_SECRET;

  private constructor(
    readonly issuer: string,
    private readonly program: ChildProcess,
  ) {}

  /** Sends people back to that address and no other. */
  static async start(redirectAddress: string): Promise<IdentityProvider> {
    const port = await freePort();
    const program = fork(join(__dirname, 'program.mjs'), { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    const client = {
      ...{ client_id: CLIENT_ID, client_secret: CLIENT_SECRET, redirect_uris: [redirectAddress] },
    };
    program.send({ port, client });
    await once(program, 'message');
    return new IdentityProvider(`http://localhost:${port}`, program);
  }

  /** Lets somebody in who types this name, which is what the login suggests: the e-mail. */
  async know(name: string, claims: ToldPerson): Promise<void> {
    this.program.send({ person: { name, claims } });
    await once(this.program, 'message');
  }

  /** From now on it publishes keys that are not those that sign. */
  async forge(): Promise<void> {
    this.program.send({ forging: true });
    await once(this.program, 'message');
  }

  /** From now on it takes connections and answers nothing. */
  hang(): void {
    this.program.kill('SIGSTOP');
  }

  /** Answers again after it hung. */
  goOn(): void {
    this.program.kill('SIGCONT');
  }

  /** Follows the address of a login as a browser does, signs on under the name, or leaves; answers where the provider sends back to. */
  async visit(address: string, answer: { readonly name: string } | 'cancel'): Promise<URL> {
    const cookies = new Map<string, string>();
    let [url, method, body] = [address, 'GET', undefined as string | undefined];
    for (;;) {
      const response = await fetch(url, {
        ...{ method, redirect: 'manual', body: body ?? null },
        headers: {
          cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
          ...(body !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
        },
      });
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        cookies.set(name, value);
      }
      const next = response.headers.get('location');
      if (next === null && method === 'GET' && url.includes('/interaction/')) {
        [method, body] = [
          'POST',
          new URLSearchParams(answer === 'cancel' ? { cancel: '' } : answer).toString(),
        ];
        continue;
      }
      if (next === null) throw new Error(`${url} answered ${response.status} ${await response.text()}`);
      const to = new URL(next, url);
      if (to.origin !== this.issuer) return to;
      [url, method, body] = [to.href, 'GET', undefined];
    }
  }

  async stop(): Promise<void> {
    if (this.program.exitCode !== null) return;
    const ended = once(this.program, 'exit');
    this.program.kill();
    this.goOn();
    await ended;
  }
}
