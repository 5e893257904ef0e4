import type { DoActionAnswer } from '@plomada/contracts';
import { fromDocument, openTerm, type PlanDocument } from '@plomada/domain';
import { randomUUID } from 'node:crypto';
import { eventually } from '../eventually';
import { type ReceivedSpan, SpanReceiver } from '../tracing/span-receiver';
import { newTrace, TracedProject } from '../tracing/traced-project';
import { TracedProduct } from '../tracing/traced-product';

/** What people write and how they are called: of it no span may say anything. */
const SECRET = 'reservado';
const WORDS = 'somebody’s own words';

const SCHEDULE = {
  format: 'plomada-schedule',
  version: 1,
  unit: 'day',
  name: SECRET,
  startDate: '2026-12-14',
  workingDays: '0111110',
  holidays: [],
  tasks: [{ id: 't1', parent: null, text: SECRET, start: '2027-02-01', end: '2027-02-05' }],
  links: [],
  resources: [],
};

const ACCEPTED = expect.objectContaining({ status: 'OK' });

/** Nine programs begin, on what may be two busy cores. */
const START_MS = 300_000;

let receiver: SpanReceiver;
let product: TracedProduct;
let project: TracedProject;

beforeAll(async () => {
  receiver = await SpanReceiver.start();
  // Soon, so that a test need not wait for the batches of a real one.
  const telemetry = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, OTEL_BSP_SCHEDULE_DELAY: '100' };
  product = await TracedProduct.start(telemetry);
  project = await TracedProject.make(product, SECRET);
}, START_MS);
afterAll(async () => {
  project?.close();
  await product?.stop();
  receiver?.stop();
});

/** The spans of a trace once it has all these, as `service: name`. The clocks of processes differ by more than a span lasts: no order is asked. */
async function traced(traceId: string, wanted: readonly string[]): Promise<ReceivedSpan[]> {
  const names = () => receiver.of(traceId).map(({ service, name }) => `${service}: ${name}`);
  const lacking = () => wanted.filter((name) => !names().includes(name));
  await eventually(() => lacking().length === 0).catch(() => undefined);
  expect({ lacking: lacking(), has: names() }).toMatchObject({ lacking: [] });
  return receiver.of(traceId);
}

/** One root, and every other span has its parent in the trace: a parent ends after its children, and is sent later. */
async function expectConnected(traceId: string): Promise<void> {
  const withoutParent = () => {
    const spans = receiver.of(traceId);
    const ids = new Set(spans.map(({ spanId }) => spanId));
    return spans.filter(({ parentSpanId }) => parentSpanId === null || !ids.has(parentSpanId));
  };
  await eventually(() => withoutParent().length === 1).catch(() => undefined);
  expect(withoutParent()).toEqual([expect.objectContaining({ parentSpanId: null })]);
}

it('shows the close of a term in which nothing was planned to those who are told of it', async () => {
  const { plan, seq } = await project.get(`/project/${project.id}/full/${project.userId}`);
  const { traceId, traceparent } = newTrace();
  const close = { termId: openTerm(fromDocument(plan as PlanDocument)).id, validatedSeq: seq };
  expect(await project.act('CLOSE_TERM_V2', close, traceparent)).toEqual(ACCEPTED);
  await traced(traceId, [
    'gateway: doAction',
    'planning: planning.submit-action',
    'planning: append',
    'planning: publish planning.term-closed',
    'notifications: handle planning.term-closed',
  ]);
  await traced(traceId, ['reports: handle planning.term-closed', 'reports-worker: calculate forecast']);
  await expectConnected(traceId);
});

it('shows an import from the upload to the socket that is told of its end', async () => {
  const { traceId, traceparent } = newTrace();
  const form = new FormData();
  form.append('type', 'json');
  form.append('project', JSON.stringify({ id: project.id }));
  form.append('business', JSON.stringify({ id: project.businessId }));
  form.append('socketId', project.socketId);
  form.append('file', new Blob([JSON.stringify(SCHEDULE)]), `${SECRET}.json`);
  await project.post('/gantt/import/project2json', form, traceparent);
  await eventually(() => project.told.some(({ type }) => type === 'LOAD_PROJECT_2JSON_SUCCESS'));
  await traced(traceId, [
    'gateway: POST /api/gantt/import/project2json',
    'imports: POST /internal/uploads',
    'imports-worker: read import',
    'imports-worker: publish imports.succeeded',
    'gateway: handle imports.succeeded',
  ]);
  await expectConnected(traceId);
});

it('shows an action from the browser’s own id to the indicators that follow from it', async () => {
  const id = randomUUID();
  const traceId = id.replaceAll('-', '');
  const task = { id: 't1', text: SECRET };
  const answer = await project.act('CREATE_TASK', task, `00-${traceId}-00f067aa0ba902b7-01`, id);
  expect(answer).toEqual(ACCEPTED);
  const spans = await traced(traceId, [
    'gateway: doAction',
    'gateway: planning.submit-action',
    'planning: planning.submit-action',
    'planning: append',
    'planning: publish planning.action-applied',
    'gateway: handle planning.action-applied',
    'planning: publish planning.plan-changed',
    'reports: handle planning.plan-changed',
    'reports-worker: calculate indicators',
    'reports-worker: publish reports.computed',
    'gateway: handle reports.computed',
  ]);
  await expectConnected(traceId);
  const about = { 'plomada.project': project.id, 'plomada.action': 'CREATE_TASK' };
  expect(spans.find(({ name }) => name === 'append')?.attributes).toMatchObject(about);
  expect(spans.find(({ name }) => name === 'doAction')?.attributes).toMatchObject(about);
});

it('shows a mail to where it leaves', async () => {
  const { traceId, traceparent } = newTrace();
  await project.post('/login/reset_password_activate', { email: project.email }, traceparent);
  await traced(traceId, [
    'gateway: POST /api/login/reset_password_activate',
    'auth: auth.activate-reset',
    'notifications: notifications.send-mail',
    'notifications: send mail',
  ]);
  await expectConnected(traceId);
});

it.each([
  ['no text', { text: 'no text' }],
  ['no trace', WORDS],
  ['all zeros', `00-${'0'.repeat(32)}-${'0'.repeat(16)}-01`],
  ['too long', `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01${'-x'.repeat(1_000)}`],
])('begins a trace of its own where what comes of one is %s, and decides as ever', async (_, traceparent) => {
  const before = new Set(receiver.spans.map(({ spanId }) => spanId));
  const answer = await project.act('LOAD_PROJECT', { jobId: 'none' }, traceparent);
  const { failure } = answer as Extract<DoActionAnswer, { status: 'ERROR' }>;
  const isNew = ({ service, name, spanId }: ReceivedSpan) =>
    service === 'gateway' && name === 'doAction' && !before.has(spanId);
  const span = await eventually(() => receiver.spans.find(isNew));
  expect(span.traceId).not.toMatch(/^(0+|a+)$/);
  expect(span.attributes['error.type']).toBe(failure.code);
});

it('sends a trace that a browser would rather not have sent', async () => {
  const { traceId, traceparent } = newTrace();
  await project.act('LOAD_PROJECT', { jobId: 'none' }, traceparent.replace(/01$/, '00'));
  await traced(traceId, ['gateway: doAction', 'planning: planning.submit-action']);
});

it('says nothing of what people are called or wrote, and nothing that a collector does not understand', () => {
  expect(receiver.spans.length).toBeGreaterThan(100);
  expect(receiver.misunderstood).toEqual([]);
  const said = receiver.bodies.join('\n');
  expect(said).toContain(project.id);
  for (const word of [SECRET, '@plomada.demo', 'Bearer', product.root.password, WORDS])
    expect(said).not.toContain(word);
});
