import { fireEvent, screen, within } from '@testing-library/react';
import { Messages } from '../../base/messages/messages';
import { type Answers, serve } from '../../testing/server';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { SESSION } from '../../testing/examples';
import { OperationsPage } from './operations-page';

const readAt = '2026-03-02T03:00:00Z';
const process = {
  ...{ name: 'planning', instance: 'a:1', version: '1.2.3', startedAt: readAt, memory: 1e8 },
  ...{ eventLoopDelay: 4, checks: { mongodb: 'down: no answer', redis: 'up' } },
};
const queue = (name: string, consumers: number, needsAttention: boolean) => ({
  ...{ name, waiting: 3, consumers, growth: null, needsAttention },
});
const letter = {
  ...{ id: 'm1', app: 'reports', queue: 'reports.on.x', reason: 'rejected', event: 'planning.changed' },
  ...{ at: readAt, correlationId: 'c1', body: '{"n":1}' },
};
const job = {
  ...{ id: 'j1', queue: 'indicators', attempts: 5, reason: 'no plan', at: readAt },
  ...{ projectId: 'p1', projectName: 'Torre Sur' },
};
const mail = { id: 'w1', to: 'a…@x.org', template: 'invitation', attempts: 1, error: '451 later' };
const AWAY = { status: 503, body: { kind: 'unavailable', code: 'SERVICE_UNAVAILABLE' } };
const OPERATIONS = '/api/operations';

function open(more: Answers = {}, isRoot = true) {
  const asked = serve({
    [`GET ${OPERATIONS}/processes`]: () => ({ body: { readAt, processes: [process], missing: ['auth'] } }),
    [`GET ${OPERATIONS}/queues`]: () => ({
      body: { readAt, queues: [queue('auth', 0, true), queue('projects', 1, false)] },
    }),
    [`GET ${OPERATIONS}/dead_letters`]: () => ({
      body: { readAt, counts: [{ app: 'reports', count: 1 }], letters: [letter] },
    }),
    [`GET ${OPERATIONS}/jobs`]: () => ({
      body: {
        readAt,
        queues: [{ name: 'indicators', waiting: 1, active: 0, delayed: 0, failed: 1 }],
        failed: [job],
      },
    }),
    [`GET ${OPERATIONS}/mails`]: () => ({
      body: {
        readAt,
        queued: { waiting: 0, active: 0, delayed: 1, mails: [{ ...mail, mostAttempts: 8, nextAt: readAt }] },
        givenUp: null,
      },
    }),
    ...more,
  });
  show(
    <>
      <OperationsPage />
      <Messages />
    </>,
    { user: { ...SESSION.user, isRoot } },
  );
  return asked;
}
const part = (name: string) => within(screen.getByRole('region', { name }));

beforeAll(() => startTestTranslations());

describe('the operators’ screen', () => {
  it('says which process is missing, what does not answer, and which queue nobody consumes', async () => {
    open();
    expect(await screen.findByText(/No responde ningún proceso de: auth\./)).toBeVisible();
    expect(screen.getByText('mongodb: down: no answer')).toBeVisible();
    expect(await part('Colas de RabbitMQ').findByText(/1 cola sin consumidor/)).toBeVisible();
  });

  it('leaves the other parts where one cannot be read', async () => {
    open({ [`GET ${OPERATIONS}/jobs`]: () => AWAY });
    expect(await part('Trabajos').findByRole('alert')).toHaveTextContent('Redis no responde');
    expect(await part('Procesos').findByText('planning')).toBeVisible();
    expect(await part('Correos').findByText(/la base de datos no responde/)).toBeVisible();
    expect(part('Correos').getByText('451 later')).toBeVisible();
  });

  it('sends a dead letter back at once, and drops one only when asked twice', async () => {
    const asked = open({
      [`POST ${OPERATIONS}/dead_letters/retry`]: () => ({ body: { done: 1 } }),
      [`POST ${OPERATIONS}/dead_letters/drop`]: () => ({ body: { done: 0 } }),
    });
    fireEvent.click(await screen.findByRole('button', { name: /^Reintentar: planning.changed/ }));
    expect(await screen.findByText('Hecho')).toBeVisible();
    const sent = () => asked.filter(({ call }) => call.startsWith('POST'));
    expect(sent().map(({ body }) => body)).toEqual([{ app: 'reports', id: 'm1' }]);
    fireEvent.click(screen.getByRole('button', { name: /^Descartar: planning.changed/ }));
    expect(sent()).toHaveLength(1);
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Descartar' }));
    expect(await screen.findByText(/Ya no estaba/)).toBeVisible();
    expect(sent()).toHaveLength(2);
  });

  it('sends a mail again that was given up, unless it held a secret', async () => {
    const lost = { ...mail, at: readAt };
    const givenUp = [
      { ...lost, id: 'g1', to: 'b…@x.org', template: 'meeting-protocol', canBeSentAgain: true },
      { ...lost, id: 'g2', to: 'c…@x.org', canBeSentAgain: false },
    ];
    const asked = open({
      [`GET ${OPERATIONS}/mails`]: () => ({ body: { readAt, queued: null, givenUp } }),
      [`POST ${OPERATIONS}/mails/retry`]: () => ({ body: { done: 1 } }),
    });
    const again = await part('Correos').findAllByRole('button', { name: /^Reintentar/ });
    expect(again.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Reintentar: Acta de reunión, b…@x.org',
    ]);
    fireEvent.click(again[0]!);
    expect(await screen.findByText('Hecho')).toBeVisible();
    expect(asked.find(({ call }) => call.endsWith('/mails/retry'))?.body).toEqual({ id: 'g1' });
  });

  it('is for nobody who does not run the platform, and asks nothing then', async () => {
    const asked = open({}, false);
    expect(await screen.findByRole('link', { name: /./ })).toBeVisible();
    expect(asked).toEqual([]);
  });
});
