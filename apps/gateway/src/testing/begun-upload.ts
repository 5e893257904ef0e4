import { request } from 'node:http';
import { text } from 'node:stream/consumers';

const BOUNDARY = 'unfinished';

/**
 * Begins to send a form whose file never ends, and answers what is said to that: whoever reads the file before deciding says
 * nothing.
 */
export async function begunUpload(
  url: string,
  token: string,
  { fields, file }: { fields: Readonly<Record<string, string>>; file: string },
): Promise<{ status: number; code: string }> {
  const part = (about: string, value: string) =>
    `--${BOUNDARY}\r\ncontent-disposition: form-data; ${about}\r\n\r\n${value}`;
  const before = Object.entries(fields).map(([name, value]) => `${part(`name="${name}"`, value)}\r\n`);
  const asking = request(url, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'content-length': 5_000_000,
    },
  });
  try {
    return await new Promise((resolve, reject) => {
      asking.once('error', reject);
      asking.once('response', (response) => {
        const answered = text(response).then((body) => ({
          status: response.statusCode ?? 0,
          code: (JSON.parse(body) as { code: string }).code,
        }));
        answered.then(resolve, reject);
      });
      asking.write(`${before.join('')}${part(`name="${file}"; filename="a.png"`, 'x'.repeat(100_000))}`);
    });
  } finally {
    asking.destroy();
  }
}
