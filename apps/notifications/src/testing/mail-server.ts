import { eventually, freePort } from '@plomada/testing';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly to: readonly string[];
  /** As it came over the wire. */
  readonly source: string;
}

/** A mail server that keeps what it is given. */
export class MailServer {
  readonly received: ReceivedMail[] = [];
  /** What it says to the next mails; it takes them when there is nothing left to say. */
  readonly refusals: number[] = [];

  /** It answers what it has taken once this is over. */
  private answering: Promise<void> = Promise.resolve();

  private constructor(
    private readonly server: SMTPServer,
    readonly url: string,
  ) {}

  static async start(): Promise<MailServer> {
    const port = await freePort();
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, session, done) {
        let source = '';
        stream.on('data', (chunk: Buffer) => (source += chunk.toString()));
        stream.on('end', () => {
          const refusal = mails.refusals.shift();
          if (refusal) return done(Object.assign(new Error('not now'), { responseCode: refusal }));
          mails.received.push({ to: session.envelope.rcptTo.map(({ address }) => address), source });
          void mails.answering.then(() => done());
        });
      },
    });
    // Who was killed hears no answer.
    server.on('error', () => undefined);
    const mails = new MailServer(server, `smtp://127.0.0.1:${port}?requireTLS=false`);
    await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
    return mails;
  }

  /** Takes mails and says nothing, until what it returns is called. */
  hold(): () => void {
    let release = () => undefined as void;
    this.answering = new Promise((over) => (release = over));
    return release;
  }

  of(address: string): ReceivedMail[] {
    return this.received.filter(({ to }) => to.includes(address));
  }

  /** The first mail to an address, once it is there. */
  arrived(address: string): Promise<ReceivedMail> {
    return eventually(() => this.of(address)[0]);
  }

  async close(): Promise<void> {
    await new Promise<void>((closed) => this.server.close(closed));
  }
}
