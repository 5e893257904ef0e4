import { type IncomingHttpHeaders, request } from 'node:http';
import { URL_UNDER_TEST } from '../environment';

export interface RawCall {
  readonly method?: string;
  /** Sent as it is, dots and all. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}
export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** A call as no browser would make it: nothing of it is tidied up on the way. */
export function raw({ method = 'GET', path, headers = {}, body }: RawCall): Promise<RawAnswer> {
  const { hostname: host, port } = new URL(URL_UNDER_TEST);
  return new Promise((resolve, reject) => {
    const call = request({ host, port, method, path, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(parts).toString('utf8');
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
      });
    });
    call.on('error', reject).end(body);
  });
}
