import { WebhookReceiver } from '../testing/webhook-receiver';
import { post } from './post';

describe('telling a webhook', () => {
  let receiver: WebhookReceiver;
  beforeAll(async () => {
    receiver = await WebhookReceiver.start();
  });
  afterAll(() => receiver.close());

  const tell = (url: string, allowsPrivate = true, patience = 5_000) =>
    post({ url, body: '{"a":1}', headers: { 'x-plomada-event': 'term.closed' } }, allowsPrivate, patience);
  const at = (path: string) => `${receiver.url}${path}`;

  it('sends the body as it is, and says how it was answered', async () => {
    receiver.answers.set('/teapot', (response) => response.writeHead(418).end());
    expect(await tell(at('/taken'))).toEqual({ status: 200, error: null });
    expect(await tell(at('/teapot'))).toEqual({ status: 418, error: null });
    const [told] = receiver.of('/taken');
    expect(told).toMatchObject({
      body: '{"a":1}',
      headers: { 'content-type': 'application/json', 'x-plomada-event': 'term.closed' },
    });
  });

  it('follows no redirect, wherever it leads', async () => {
    receiver.answers.set('/away', (response) => response.writeHead(302, { location: at('/inside') }).end());
    expect(await tell(at('/away'))).toEqual({ status: 302, error: null });
    expect(receiver.of('/inside')).toEqual([]);
  });

  it('tells nobody of its own network, by whatever name, where that is not allowed', async () => {
    const { port } = new URL(receiver.url);
    for (const host of ['127.0.0.1', 'localhost', '127.1', '[::ffff:127.0.0.1]'])
      for (const protocol of ['http', 'https'])
        expect(await tell(`${protocol}://${host}:${port}/hidden`, false)).toEqual({
          ...{ status: null, error: 'WEBHOOK_ADDRESS_REFUSED' },
        });
    expect(receiver.of('/hidden')).toEqual([]);
  });

  it('waits no longer than it may, for an answer that does not begin or does not end', async () => {
    receiver.answers.set('/silent', () => undefined);
    receiver.answers.set('/endless', (response) => void response.writeHead(200).write('a'));
    for (const path of ['/silent', '/endless'])
      expect(await tell(at(path), true, 300)).toEqual({ status: null, error: 'WEBHOOK_TIMEOUT' });
  });

  it('hangs up on who answers more than anybody needs to', async () => {
    let written = 0;
    receiver.answers.set('/flood', (response) => {
      const block = Buffer.alloc(64 * 1024);
      const more = (): void => {
        if (response.destroyed) return;
        written += block.length;
        if (response.write(block)) setImmediate(more);
        else response.once('drain', more);
      };
      more();
    });
    expect(await tell(at('/flood'))).toEqual({ status: 200, error: null });
    expect(written).toBeLessThan(64 * 1024 * 1024);
  });

  it('says that nobody is there', async () => {
    receiver.answers.set('/cut', (response) => response.destroy());
    expect(await tell(at('/cut'))).toEqual({ status: null, error: 'WEBHOOK_UNREACHABLE' });
    expect(await tell('http://127.0.0.1:1/')).toEqual({ status: null, error: 'WEBHOOK_UNREACHABLE' });
  });
});
