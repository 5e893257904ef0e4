import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import amqp from 'amqplib';
import { schedule } from './schedule.mjs';

/** Plans that planning keeps in memory in this bench, and those that are opened. */
export const KEPT = 200;
const OPENED = 240;
const TASKS = 480;
const ACTOR = { userId: 'bench', name: 'Bench', firstName: 'Bench', lastName: '', roles: ['projectAdmin'] };
const DIRECT = 'amq.rabbitmq.reply-to';

/** More plans than planning keeps, opened one after the other: what the process weighs then, and that the oldest went. */
export async function memory({ urls, home }, { projects: [projectId] }) {
  const planning = await Planning.connect(urls);
  const { plan: known } = await planning.ask('get-plan', { projectId });
  const first = await planning.plan(known.settings, schedule(TASKS));
  const ids = [];
  for (let n = 0; n < OPENED; n += 1) ids.push(await planning.copy(known.settings, first));
  const now = await metricsOf(home);
  const { plan } = await planning.ask('get-plan', { projectId: ids[0] });
  await planning.end();
  const inMemory = now.plomada_planning_plans_in_memory;
  const evicted = now.plomada_planning_plans_evicted_total;
  if (inMemory !== KEPT || evicted < OPENED - KEPT)
    throw new Error(`${inMemory} plans in memory, ${evicted} evicted`);
  if (plan.tasks.length < TASKS) throw new Error('A plan that was evicted did not come back whole');
  const megabytes = now.process_resident_memory_bytes / 2 ** 20;
  const note = `MB resident, bar 1024; ${OPENED} opened, ${evicted} evicted, the first of them read back whole`;
  return {
    name: `planning with ${KEPT} plans of 500 tasks`,
    runs: 1,
    median: megabytes,
    p99: megabytes,
    best: megabytes,
    note,
  };
}

async function metricsOf(home) {
  const ports = JSON.parse(readFileSync(join(home, 'ports.json'), 'utf8'));
  const text = await (await fetch(`http://127.0.0.1:${ports['service-planning']}/metrics`)).text();
  return Object.fromEntries(
    [...text.matchAll(/^(\w+) ([\d.e+]+)$/gm)].map(([, name, value]) => [name, Number(value)]),
  );
}

const created = ({ id, parent, text, start, duration }) => ({
  type: 'CREATE_TASK',
  payload: { id, parent, text, ...(parent !== null && { start, duration }) },
});
const linked = ({ source, target, type, lag }, n) => ({
  type: 'ADD_LINK',
  payload: { id: `l${n}`, source, target, type, lag },
});

/** Asks planning as the other services do, without the way through the gateway. */
class Planning {
  static async connect(urls) {
    const connection = await amqp.connect(urls.RABBITMQ_URL, { noDelay: true });
    const channel = await connection.createChannel();
    const planning = new Planning(connection, channel);
    await channel.consume(DIRECT, (message) => planning.answered(message), { noAck: true });
    return planning;
  }

  constructor(connection, channel) {
    Object.assign(this, { connection, channel, waiting: new Map() });
  }

  ask(pattern, data, queue = 'plomada.planning') {
    const id = randomUUID();
    const packet = { pattern: `planning.${pattern}`, data, id };
    return new Promise((resolve, reject) => {
      this.waiting.set(id, ({ response, err }) =>
        err ? reject(new Error(JSON.stringify(err))) : resolve(response),
      );
      this.channel.sendToQueue(queue, Buffer.from(JSON.stringify(packet)), {
        correlationId: id,
        replyTo: DIRECT,
      });
    });
  }

  answered({ content, properties: { correlationId } }) {
    this.waiting.get(correlationId)?.(JSON.parse(content.toString()));
    this.waiting.delete(correlationId);
  }

  /** A new plan with that schedule. Any of the plans' queues will do: it is the log that keeps writers apart. */
  async plan(settings, imported) {
    const projectId = await this.copy(settings);
    await this.edit(projectId, 0, imported.tasks.map(created));
    await this.edit(projectId, 1, imported.links.map(linked));
    return projectId;
  }

  /** A new plan like another one, or without anything in it. */
  async copy(settings, copyOf) {
    const projectId = `memory-${randomUUID()}`;
    await this.ask('create-plan', { projectId, settings, responsibles: [], copyOf });
    return projectId;
  }

  /** Some actions as one. */
  edit(projectId, baseSeq, actions) {
    const action = { type: 'BATCH_UPDATE', payload: { actions } };
    const about = { id: randomUUID(), projectId, when: new Date().toISOString(), baseSeq, actor: ACTOR };
    return this.ask('submit-action', { ...about, action }, 'plomada.planning.plan.0');
  }

  end() {
    return this.connection.close();
  }
}
