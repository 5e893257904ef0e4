import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Api, logIn, refusal, type SignedIn } from './api/api';
import { newProject } from './api/new-project';
import { change } from './api/planned-project';
import { inBrowser } from './browser/in-browser';
import { signIn } from './browser/sign-in';
import { mondayIn } from './days';
import { eventually } from './eventually';
import { findings } from './languages/accessibility';

interface Told {
  readonly signature: string;
  readonly body: string;
}

let admin: SignedIn;
let project: string;
let receiver: Server;
let address: string;
let status = 200;
const told: Told[] = [];

beforeAll(async () => {
  admin = await logIn('admin');
  project = (await newProject(admin, 'Webhooks')).id;
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      told.push({ signature: String(request.headers['x-plomada-signature']), body });
      response.writeHead(status).end();
    });
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/plomada`;
});
afterAll(() => receiver.close());

const edit = (id: string) =>
  change(admin, project, [
    { type: 'CREATE_TASK', payload: { id, text: id, parent: null, duration: 5, start: mondayIn(4) } },
  ]);

it('tells another program of what is done, signed, and lists what came of it', () =>
  inBrowser('webhooks', { people: 1 }, async (page) => {
    await signIn(page!, 'admin', `/settings?project=${project}&section=webhooks`);
    await page!.getByText('Todavía no hay webhooks.').waitFor();
    await page!.getByRole('button', { name: 'Nuevo webhook' }).click();
    const form = page!.getByRole('dialog', { name: 'Nuevo webhook' });
    await form.getByRole('textbox', { name: 'Dirección' }).fill(address);
    await form.getByRole('combobox', { name: 'Avisar de' }).click();
    await page!.getByRole('option', { name: 'Cambio en el plan' }).click();
    await form.getByRole('heading').click();
    expect(await findings(page!)).toEqual([]);
    await form.getByRole('button', { name: 'Crear webhook' }).click();
    const once = page!.getByRole('dialog', { name: 'Webhook creado' });
    const secret = (await once.getByRole('textbox', { name: 'Secreto' }).textContent()) ?? '';
    await once.getByRole('button', { name: 'Listo' }).click();

    status = 500;
    await edit('muro');
    const { signature, body } = await eventually(async () => told[0]);
    const [, seconds, given] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature)!;
    expect(given).toBe(createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex'));
    expect(JSON.parse(body)).toMatchObject({ event: 'action.applied', projectId: project });

    status = 200;
    await page!.getByRole('button', { name: `Entregas del webhook ${address}` }).click();
    const list = page!.getByRole('dialog', { name: 'Entregas' });
    await list.getByText('En camino').waitFor();
    await list.getByText('Respuesta 500').waitFor();
    await list.getByText('Contenido enviado').click();
    await list.getByText('"event":"action.applied"').waitFor();
    expect(await findings(page!)).toEqual([]);
    await list.getByRole('button', { name: 'Enviar de nuevo' }).click();
    await eventually(async () => told.length > 1);
    await list.getByRole('button', { name: 'Actualizar' }).click();
    await list.getByText('Entregado').waitFor();
    await list.getByRole('button', { name: 'Cerrar' }).click();
    expect(new Set(told.map((one) => (JSON.parse(one.body) as { id: string }).id)).size).toBe(1);

    await page!.getByRole('button', { name: `Eliminar el webhook ${address}` }).click();
    await page!.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
    await page!.getByText('Todavía no hay webhooks.').waitFor();
  }));

it('is made by administrators who are signed in, and by no API token', async () => {
  const path = `/project/${project}/webhooks`;
  const wanted = { url: address, events: ['term.closed'] };
  const visitor = await logIn('visita');
  expect(refusal(await visitor.api.post(path, wanted))).toBe('404 NOT_FOUND');
  const tokens = `/user/${admin.user.id}/api_tokens`;
  const made = await admin.api.post(tokens, { name: 'Webhooks', scope: 'write', days: 7 });
  const { token, info } = made.body as { token: string; info: { id: string } };
  expect(refusal(await new Api(token).post(path, wanted))).toBe('403 SIGN_IN_NEEDED');
  await admin.api.send(`${tokens}/${info.id}`, 'DELETE', {});
});

it.each([
  ['of no protocol that is told', { url: 'file:///etc/passwd' }],
  ['that is none', { url: 'plomada' }],
  ['of another shape', { url: { $ne: '' } }],
  ['with no events', { events: [] }],
  ['with events that there are not', { events: ['everything'] }],
  ['with a secret of one’s own', { secret: 'x' }],
])('is refused with an address or a wish %s', async (_what, wish) => {
  const wanted = { url: address, events: ['term.closed'], ...wish };
  expect(refusal(await admin.api.post(`/project/${project}/webhooks`, wanted))).toBe('400 REQUEST_INVALID');
});

it('is refused where no name server knows the address', async () => {
  const wanted = { url: 'https://no-such-name.invalid/', events: ['term.closed'] };
  const answer = await admin.api.post(`/project/${project}/webhooks`, wanted);
  expect(refusal(answer)).toBe('400 WEBHOOK_ADDRESS_REFUSED');
});
