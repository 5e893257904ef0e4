import { randomUUID } from 'node:crypto';
import { brotliCompressSync, crc32, deflateSync, gzipSync } from 'node:zlib';
import type { Failure } from '@plomada/contracts';
import { Api, type Answer, logIn, refusal, type SignedIn } from './api/api';
import { logOf } from './api/plan-log';
import { PlanSocket } from './api/plan-socket';
import { raw, type RawAnswer } from './api/raw';
import { URL_UNDER_TEST } from './environment';
import { eventually } from './eventually';
import { type Cast, makeCast } from './matrix/cast';

let root: SignedIn;
let cast: Cast;
beforeAll(async () => {
  root = await logIn('root');
  cast = await makeCast();
});

const json = (token: string) => ({ 'content-type': 'application/json', authorization: `Bearer ${token}` });
const codeOf = ({ text }: RawAnswer): string => (JSON.parse(text) as Failure).code;

describe('every kind of answer', () => {
  const kinds: Readonly<Record<string, () => Promise<RawAnswer>>> = {
    'a page': () => raw({ path: '/' }),
    'a file of the web': () => raw({ path: '/avatars/1.svg' }),
    'an answer of the API': () => raw({ path: '/api/version/last_version' }),
    'a refusal': () => raw({ path: '/api/session' }),
    'a path that is none': () => raw({ path: '/api/nothing/here' }),
    'a malformed path': () => raw({ path: '/api/project/%E0%A4%A/full/x' }),
    'a malformed body': () =>
      raw({ method: 'POST', path: '/api/login', headers: { 'content-type': 'application/json' }, body: '{' }),
    'the documentation': () => raw({ path: '/api/docs' }),
  };
  it.each(Object.entries(kinds))(
    'carries strict headers and opens to no other origin: %s',
    async (_, call) => {
      const { headers, status, text } = await call();
      expect(status).toBeLessThan(500);
      const policy = String(headers['content-security-policy']);
      for (const rule of [
        "default-src 'self'",
        "script-src 'self'",
        "object-src 'none'",
        "frame-ancestors 'none'",
      ])
        expect(policy).toContain(rule);
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('same-origin');
      expect(headers['access-control-allow-origin']).toBeUndefined();
      expect(headers['x-powered-by']).toBeUndefined();
      // Neither a stack nor a folder of the machine.
      expect(text).not.toMatch(/\n\s+at |node_modules|\.cjs:/);
    },
  );

  it('allows no other origin to ask, with credentials or without', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    for (const method of ['OPTIONS', 'GET']) {
      const answer = await raw({ method, path: '/api/session', headers });
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });
});

describe('headers that lie', () => {
  const lies = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'javascript',
    'x-forwarded-for': '10.0.0.1',
    forwarded: 'host=evil.example',
    'x-original-url': '/api/docs-json',
    'x-rewrite-url': '/api/docs-json',
    'x-http-method-override': 'DELETE',
  };
  it('lead nowhere: no redirect, no link to the host that was claimed', async () => {
    for (const path of [
      '/',
      '/api/session',
      '/login',
      '/api/docs',
      '//evil.example',
      '/%2f%2fevil.example',
    ]) {
      const { status, headers, text } = await raw({ path, headers: lies });
      expect([path, status >= 300 && status < 400]).toEqual([path, false]);
      expect(headers.location).toBeUndefined();
      expect(text).not.toContain('evil.example');
    }
  });

  it('do not put their host into a mail', async () => {
    const { email } = cast.people.responsible.user;
    const body = JSON.stringify({ email });
    const headers = { ...lies, 'content-type': 'application/json' };
    const path = '/api/login/reset_password_activate';
    expect((await raw({ method: 'POST', path, headers, body })).status).toBe(200);
    const mail = await mailTo(email);
    expect(mail).toContain('/reset_password/');
    expect(mail).not.toContain('evil.example');
  });
});

const mailTo = (email: string): Promise<string> =>
  eventually(async () => {
    const response = await fetch(`${URL_UNDER_TEST}/dev/mail.json`);
    const { mails } = (await response.json()) as { mails: { to: string; text: string; html: string }[] };
    const found = mails.find(({ to }) => to.includes(email));
    return found ? `${found.text}\n${found.html}` : null;
  });

describe('bodies that want more', () => {
  it('give nobody a role, an id or an account of the platform', async () => {
    const { api, user } = cast.people.projectViewer;
    const wishes = [
      { lang: 'es', isRoot: true },
      { lang: 'es', isSuperAdmin: true },
      { lang: 'es', roles: ['businessAdmin'] },
      { lang: 'es', id: root.user.id },
      { lang: 'es', email: 'root@plomada.demo' },
    ];
    for (const wish of wishes) {
      expect(refusal(await api.post(`/user/${user.id}/preferences`, wish))).toBe('400 REQUEST_INVALID');
    }
    const { businessId } = cast.sites.own;
    const member = { email: 'm@plomada.demo', firstName: 'M', lastName: '', role: 'businessMember' };
    for (const more of [
      { isRoot: true },
      { role: 'root' },
      { role: 'superAdmin' },
      { userId: root.user.id },
    ]) {
      const answer = await root.api.post(`/business/${businessId}/members`, { ...member, ...more });
      expect(refusal(answer)).toBe('400 REQUEST_INVALID');
    }
    const session = (await api.get('/session')).body as { user: { isRoot: boolean; isSuperAdmin: boolean } };
    expect(session.user).toMatchObject({ isRoot: false, isSuperAdmin: false });
  });

  it('pollute no prototype, and are refused for the keys that would', async () => {
    const { token, user } = cast.people.projectViewer;
    for (const key of ['__proto__', 'constructor', 'prototype']) {
      const body = `{"lang":"es","${key}":{"isRoot":true,"polluted":true}}`;
      const path = `/api/user/${user.id}/preferences`;
      const { status } = await raw({ method: 'POST', path, headers: json(token), body });
      // JSON.parse makes `__proto__` a key of its own, which the parser drops or refuses: it reaches no object.
      expect(status).toBeLessThan(500);
    }
    const session = (await new Api(token).get('/session')).body as { user: object };
    expect(session.user).toMatchObject({ isRoot: false });
    expect(JSON.stringify(session)).not.toContain('polluted');
    for (const id of ['constructor', '__proto__', 'toString', 'hasOwnProperty']) {
      for (const path of [
        `/api/project/lastUpdateBusiness/${id}`,
        `/api/business/${id}/settings`,
        `/api/reports/${id}`,
      ]) {
        expect([path, (await raw({ path, headers: json(token) })).status]).toEqual([path, 404]);
      }
    }
  });

  it('are not parsed when too large, too deep, packed, or of another type', async () => {
    const { token, user } = cast.people.projectViewer;
    const path = `/api/user/${user.id}/preferences`;
    const post = (body: string | Buffer, type = 'application/json', more = {}) =>
      raw({ method: 'POST', path, headers: { ...json(token), 'content-type': type, ...more }, body });
    expect((await post(`{"lang":"${'x'.repeat(2_000_000)}"}`)).status).toBe(413);
    expect((await post(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)).status).toBe(400);
    expect((await post(`{"lang":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}}`)).status).toBe(400);
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'text/json',
      'multipart/form-data',
    ])
      expect([type, (await post('{"lang":"en"}', type)).status]).toEqual([type, 400]);
    expect((await post('{"lang":"en"}', 'application/json; charset=latin1')).status).toBe(400);
    for (const [coding, pack] of Object.entries({
      gzip: gzipSync,
      deflate: deflateSync,
      br: brotliCompressSync,
    })) {
      const packed = await post(pack('{"lang":"en"}'), 'application/json', { 'content-encoding': coding });
      expect([coding, packed.status, packed.text]).toEqual([
        coding,
        400,
        expect.stringContaining('REQUEST_INVALID'),
      ]);
    }
  });
});

describe("ids of others inside one's own", () => {
  it('find nothing: projects, people, containers, entries, files and words of another business', async () => {
    const { api } = cast.people.businessAdmin;
    const { own, foreign } = cast.sites;
    const stranger = cast.people.nobody.user.id;
    const { businessId, projectId } = own;
    const word = (await root.api.post(`/business/${foreign.businessId}/lists/roles`, { name: 'Ajena' })).body;
    const { id: wordId } = word as { id: string };
    const calls: Record<string, Promise<Answer>> = {
      'a deleted project': api.post(
        `/business/${businessId}/deleted/project/${foreign.projectId}/restore`,
        {},
      ),
      'a deleted container': api.post(
        `/business/${businessId}/deleted/container/${foreign.containerId}/restore`,
        {},
      ),
      'a person as member': api.post(`/business/${businessId}/members/${stranger}/role`, {
        role: 'businessAdmin',
      }),
      'the sessions of a stranger': api.post(`/business/${businessId}/members/${stranger}/end_sessions`, {}),
      'a stranger in a project': api.post(`/project/${projectId}/members/${stranger}/roles`, {
        roles: ['projectAdmin'],
      }),
      'a word': api.send(`/business/${businessId}/lists/roles/${wordId}`, 'PUT', { name: 'Mía' }),
      'an entry of the log': api.get(`/actions/${projectId}/entry/${randomUUID()}`),
      'a file': api.get(`/project/${projectId}/attachments/${randomUUID()}`),
      'the projects': api.get(`/project/lastUpdateBusiness/${foreign.businessId}`),
      'a visit': api.get(`/user/${stranger}/getLastSession/${foreign.projectId}`),
    };
    for (const [what, call] of Object.entries(calls)) {
      const { status, body } = await call;
      expect([what, status, (body as Failure).code]).toEqual([
        what,
        404,
        expect.stringMatching(/NOT_FOUND$/),
      ]);
    }
  });

  it('bring no foreign project into a container, a copy, a team or a copy list', async () => {
    const { api } = cast.people.businessAdmin;
    const { own, foreign } = cast.sites;
    const change = { projects: [own.projectId, foreign.projectId] };
    expect((await api.send(`/container/${own.containerId}`, 'PUT', change)).status).toBe(404);
    const id = randomUUID();
    const container = { id, businessId: own.businessId, name: id, projects: [foreign.projectId] };
    expect(refusal(await api.post(`/container/${id}/create`, container))).toBe('400 PROJECT_NOT_CONTAINABLE');
    const project = {
      id,
      businessId: own.businessId,
      name: 'Copia',
      projectId: id.slice(0, 13),
      startDate: '2026-11-16',
      workingDays: '0111110',
      periodDays: 7,
      team: [],
    };
    expect(refusal(await api.post(`/project/${id}/create`, { ...project, copyOf: foreign.projectId }))).toBe(
      '404 NOT_FOUND',
    );
    const into = await api.post(`/project/${id}/create`, { ...project, containerId: foreign.containerId });
    expect(into.status).toBeGreaterThanOrEqual(400);
    const taken = { ...project, id: foreign.projectId };
    const over = await api.post(`/project/${foreign.projectId}/create`, taken);
    expect(over.status).toBeGreaterThanOrEqual(400);
    expect(JSON.stringify(over.body)).not.toContain(foreign.businessId);
  });
});

describe('somebody who was removed', () => {
  it('learns nothing more with the token that worked a moment ago', async () => {
    const { api, token, user } = cast.people.facilitator;
    const { projectId, businessId } = cast.sites.own;
    const socket = await PlanSocket.joined(token, projectId);
    expect((await api.get(`/reports/${projectId}`)).status).toBe(200);
    expect((await root.api.post(`/business/${businessId}/members/${user.id}/remove`, {})).status).toBe(200);
    for (let status = 200; status !== 404;) ({ status } = await api.get(`/reports/${projectId}`));
    for (const path of [`/project/${projectId}/full/${user.id}`, `/actions/${projectId}/since/0`])
      expect(refusal(await api.get(path))).toBe('404 NOT_FOUND');
    const task = { type: 'CREATE_TASK', payload: { id: randomUUID(), text: 'Tarde', parent: null } };
    const before = (await logOf(root, projectId)).length;
    expect(await socket.act(token, projectId, task)).toMatchObject({ failure: { code: 'NOT_FOUND' } });
    expect(await logOf(root, projectId)).toHaveLength(before);
    socket.close();
  });
});

describe('uploads that are not what they say', () => {
  const send = (bytes: Buffer, name: string, type: string): Promise<Answer> => {
    const form = new FormData();
    form.append('type', 'project');
    form.append('logofile', new Blob([new Uint8Array(bytes)], { type }), name);
    return cast.people.projectAdmin.api.form(`/project/set_photo/${cast.sites.own.projectId}`, form);
  };
  const attach = (bytes: Buffer, name: string): Promise<Answer> => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(bytes)]), name);
    return cast.people.projectAdmin.api.form(`/project/upload_file/${cast.sites.own.projectId}`, form);
  };

  it('become no picture: scripts, pages, drawings, halves and bombs', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const tries: Record<string, [Buffer, string]> = {
      'a script': [Buffer.from('alert(1)'), 'image/png'],
      'a drawing with a script': [svg, 'image/svg+xml'],
      'a drawing that says it is a PNG': [svg, 'image/png'],
      'a page behind the sign of a GIF': [Buffer.from('GIF89a/*<script>alert(1)</script>*/=1'), 'image/gif'],
      'half a PNG': [picture(640, 640).subarray(0, 45), 'image/png'],
      nothing: [Buffer.alloc(0), 'image/png'],
    };
    for (const [what, [bytes, type]] of Object.entries(tries)) {
      const { status, body } = await send(bytes, 'logo.png', type);
      expect([what, status, (body as Failure).code]).toEqual([what, 400, 'IMAGE_UNREADABLE']);
    }
    expect(refusal(await send(picture(12_000, 9_000), 'logo.png', 'image/png'))).toBe(
      '400 IMAGE_TOO_MANY_PIXELS',
    );
  });

  it('lose what hides behind a good picture', async () => {
    const polyglot = Buffer.concat([picture(32, 32), Buffer.from('<script>alert("behind")</script>')]);
    const { status, body } = await send(polyglot, 'logo.png', 'image/png');
    expect(status).toBe(200);
    const stored = await raw({ path: (body as { url: string }).url });
    expect(stored.headers['content-type']).toBe('image/webp');
    expect(stored.headers['content-security-policy']).toContain('sandbox');
    expect(stored.text).not.toContain('behind');
  });

  it('keep no folder in their name, and come back as a download that runs nowhere', async () => {
    const names = [
      '../../../etc/passwd.pdf',
      '..\\..\\windows\\a.pdf',
      '/etc/a.pdf',
      'a"; filename="b.html.pdf',
    ];
    for (const name of names) {
      const { status, body } = await attach(Buffer.from('<script>alert(1)</script>'), name);
      expect([name, status]).toEqual([name, 200]);
      const { id, name: kept } = body as { id: string; name: string };
      expect(kept).not.toMatch(/[\\/]/);
      const path = `/api/project/${cast.sites.own.projectId}/attachments/${id}`;
      const { headers } = await raw({ path, headers: json(cast.people.projectViewer.token) });
      expect(headers['content-type']).toBe('application/octet-stream');
      expect(headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''[\w.%~!$&+^`|-]+$/);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
    }
    for (const name of ['a.html', 'a.svg', 'a.js', 'a.pdf.exe', 'a.pdf\u0000.html', 'a']) {
      expect([name, (await attach(Buffer.from('x'), name)).status]).toEqual([name, 400]);
    }
  });

  it('reach no file of the machine by their path', async () => {
    for (const path of [
      '/../../../etc/passwd',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/assets/..%2f..%2fpackage.json',
      '/.env',
    ])
      expect((await raw({ path })).text).not.toMatch(/root:|"dependencies"|SECRET/);
    for (const file of ['..%2f..%2ftoken-secret', '%2e%2e%2ftoken-secret'])
      expect((await raw({ path: `/dev/mail/${file}` })).status).toBe(404);
  });

  it('say their code, in a body that names no other thing', async () => {
    const answer = await raw({ path: '/api/session', headers: { authorization: 'Bearer <script>' } });
    expect(codeOf(answer)).toBe('TOKEN_INVALID');
    expect(answer.text).not.toContain('<script>');
  });
});

/** A PNG of one colour: large ones weigh next to nothing. */
function picture(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  const sign = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([sign, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
}
