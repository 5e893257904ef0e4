import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';

const TXT = 16;
const HEADER = 12;

/** Answers questions for TXT records, as name servers do (RFC 1035), with those that a test gives. */
export class NameServer {
  /** Texts by name. */
  readonly records = new Map<string, string>();

  /** Whether it hears questions and answers none. */
  isSilent = false;

  private constructor(private readonly socket: Socket) {}

  static async start(): Promise<NameServer> {
    const socket = createSocket('udp4');
    const server = new NameServer(socket);
    socket.on('message', (asked, { port, address }) => {
      if (!server.isSilent) socket.send(server.answer(asked), port, address);
    });
    socket.bind(0, '127.0.0.1');
    await once(socket, 'listening');
    return server;
  }

  get address(): string {
    return `127.0.0.1:${this.socket.address().port}`;
  }

  stop(): void {
    this.socket.close();
  }

  private answer(asked: Buffer): Buffer {
    const { name, end } = nameIn(asked);
    const text = this.records.get(name);
    const header = Buffer.from(asked.subarray(0, HEADER));
    // An answer, without recursion; "no such name" where nothing is known.
    header.writeUInt16BE(text === undefined ? 0x8183 : 0x8180, 2);
    header.writeUInt16BE(text === undefined ? 0 : 1, 6);
    header.fill(0, 8);
    const question = asked.subarray(HEADER, end + 4);
    return Buffer.concat([header, question, ...(text === undefined ? [] : [recordOf(text)])]);
  }
}

function nameIn(asked: Buffer): { readonly name: string; readonly end: number } {
  const labels: string[] = [];
  let at = HEADER;
  for (let length = asked[at] ?? 0; length > 0; length = asked[at] ?? 0) {
    labels.push(asked.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 };
}

/** Of the name in the question, good for no time. */
function recordOf(text: string): Buffer {
  const data = Buffer.concat([Buffer.of(text.length), Buffer.from(text, 'latin1')]);
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc000 + HEADER, 0);
  head.writeUInt16BE(TXT, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}
