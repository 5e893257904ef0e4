import { describeWithBacking } from '@plomada/testing';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import request from 'supertest';
import { RunningGateway } from '../testing/running-gateway';

describeWithBacking('the web application behind the gateway', () => {
  let gateway: RunningGateway;
  let root: string;
  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'web-'));
    mkdirSync(join(root, 'site/assets'), { recursive: true });
    writeFileSync(join(root, 'site/shell-worker.js'), '');
    writeFileSync(join(root, 'site/index.html'), '<!doctype html><title>Plomada</title>');
    writeFileSync(join(root, 'site/assets/index-4f3a.js'), 'export {};');
    writeFileSync(join(root, 'site/assets/index-4f3a.js.br'), brotliCompressSync('export {};'));
    writeFileSync(join(root, 'site/login.html'), '<!doctype html><title>Login</title>');
    writeFileSync(join(root, 'site/favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    writeFileSync(join(root, 'secret.txt'), 'secret');
    gateway = await RunningGateway.start({ WEB_ROOT: join(root, 'site') });
  });
  afterAll(async () => {
    await gateway?.stop();
    rmSync(root, { recursive: true, force: true });
  });
  const get = (path: string) => request(gateway.url).get(path);

  it.each(['/', '/gantt', '/reset_password/user-1?x=1'])(
    'answers %s with the page, never from a cache',
    async (path) => {
      const answer = await get(path).expect(200);
      expect(answer.text).toContain('<title>Plomada</title>');
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(answer.headers['content-security-policy']).toContain("script-src 'self';");
      expect(answer.headers['x-frame-options']).toBe('DENY');
    },
  );

  it('lets hashed files be kept for ever, others for an hour', async () => {
    const script = await get('/assets/index-4f3a.js').expect(200);
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(script.headers['content-type']).toContain('javascript');
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
    for (const path of ['/index.html', '/shell-worker.js']) {
      expect((await get(path)).headers['cache-control']).toBe('no-cache');
    }
  });

  it('answers with what the build compressed, to who takes it', async () => {
    const taken = await get('/assets/index-4f3a.js').set('accept-encoding', 'gzip, br').expect(200);
    expect(taken.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(taken.headers['content-type']).toContain('javascript');
    expect(taken.headers['cache-control']).toContain('immutable');
    const plain = await get('/assets/index-4f3a.js').set('accept-encoding', 'identity').expect(200);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.text).toBe('export {};');
  });

  it('answers the login with a page of its own, never from a cache', async () => {
    const answer = await get('/login?from=%2Fgantt').expect(200);
    expect(answer.text).toContain('<title>Login</title>');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it.each(['/assets/index-gone.js', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/assets/../../secret.txt'])(
    'does not answer %s with a page or a file outside',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.text).not.toContain('secret');
    },
  );

  it('keeps connections open for longer than proxies do', async () => {
    const { headers } = await fetch(`${gateway.url}/`);
    expect(headers.get('keep-alive')).toBe('timeout=65');
  });

  it('does not take a posted page for one', async () => {
    await request(gateway.url).post('/gantt').expect(404);
  });
});
