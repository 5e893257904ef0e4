import { describeWithBacking } from '@plomada/testing';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as passed } from 'node:timers/promises';
import { PROJECT } from '../testing/people';
import { RunningGateway } from '../testing/running-gateway';

const BOUNDARY = 'slow';
const ATTACH = `project/upload_file/${PROJECT}`;

describeWithBacking('what is refused while it is still being sent', () => {
  let gateway: RunningGateway;
  beforeAll(async () => {
    gateway = await RunningGateway.start();
  });
  afterAll(() => gateway?.stop());

  /** Sends a form in two halves over a connection that closes with the answer, as some proxies do. */
  async function sendSlowly(path: string, token: string, field: string): Promise<[number, string]> {
    const asking = request(`${gateway.url}/api/${path}`, {
      method: 'POST',
      agent: false,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
        connection: 'close',
      },
    });
    const answered = new Promise<[number, string]>((resolve, reject) => {
      asking.once('error', reject);
      asking.once('response', (response) => {
        const read = async (): Promise<[number, string]> => [
          response.statusCode ?? 0,
          (JSON.parse(await text(response)) as { code: string }).code,
        ];
        if (asking.writableEnded) read().then(resolve, reject);
        else reject(new Error('answered, and closed, before all was sent'));
      });
    });
    const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="a.html"\r\n\r\n`;
    asking.write(`${head}${'x'.repeat(100_000)}`);
    // Long enough for a refusal to come, were one given now.
    await Promise.race([passed(500), answered]);
    asking.end(`${'x'.repeat(1_000_000)}\r\n--${BOUNDARY}--\r\n`);
    return answered;
  }

  it.each<[string, string, 'ana' | 'luis' | 'eva', string, [number, string]]>([
    ['of a kind that is not taken', ATTACH, 'ana', 'file', [400, 'ATTACHMENT_TYPE_REFUSED']],
    ['sent by who may only look', ATTACH, 'luis', 'file', [403, 'FORBIDDEN']],
    ['sent by a stranger', ATTACH, 'eva', 'file', [404, 'NOT_FOUND']],
    ['that no form of a profile has', 'user/user-ana/edit_profile', 'ana', 'other', [400, 'REQUEST_INVALID']],
  ])(
    'is answered once it has come, where the connection closes then: a file %s',
    async (_what, path, who, field, answer) => {
      expect(await sendSlowly(path, gateway.world.people[who].token, field)).toEqual(answer);
    },
  );
});
