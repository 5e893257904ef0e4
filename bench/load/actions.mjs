import { bareRoundTrip } from './bare-round-trip.mjs';
import { Client } from './site.mjs';
import { at, paced, summary } from './times.mjs';

const PER_SECOND = 50;
const BLOCKS = 6;
const ROUNDS = 200;
const TASKS = 200;
const SUSTAINED_SECONDS = 10;
/** Actions under way at once, one a project. */
const IN_FLIGHT = 40;

/** Somebody in each project, with a plan of its own loaded. */
export async function openProjects({ url, people, projects }) {
  const clients = [];
  for (const [n, projectId] of projects.entries()) {
    const client = await Client.open({ url, person: people[n % people.length], projectId });
    client.taskId = await client.load(TASKS);
    clients.push(client);
  }
  return clients;
}

let edits = 0;
const edit = (client) => {
  edits += 1;
  return client.act('UPDATE_TASK', { id: client.taskId, comments: `bench ${edits}` });
};

/**
 * Socket to answer at a steady pace over all projects, and the bare round trip, block by block in turns: what the
 * neighbours on the machine take is then taken from both.
 */
export async function roundTrips(clients, urls) {
  const bare = await bareRoundTrip(urls);
  const once = (n) => edit(clients[n % clients.length]);
  const pace = { perSecond: PER_SECOND, rounds: ROUNDS };
  await paced(bare.once, pace);
  await paced(once, pace);
  const blocks = [];
  for (let n = 0; n < BLOCKS; n += 1) {
    blocks.push({ bare: await paced(bare.once, pace), ours: await paced(once, pace) });
  }
  await bare.end();
  const ratios = blocks.map(({ bare, ours }) => at(ours, 0.5) / at(bare, 0.5));
  const { length } = clients;
  return [
    summary(
      'RabbitMQ RPC echo + MongoDB insert',
      blocks.flatMap((block) => block.bare),
    ),
    summary(
      `action, ${PER_SECOND} a second over ${length} projects`,
      blocks.flatMap((block) => block.ours),
      `bar 15 and p99 60; ${at(ratios, 0.5).toFixed(1)} × the bare one, bar 2`,
    ),
  ];
}

/** As many actions as go through in some seconds; then every one that was answered OK is looked up in the log. */
export async function sustained(clients, people) {
  const answered = new Map(clients.map(({ projectId }) => [projectId, []]));
  const times = [];
  const end = performance.now() + SUSTAINED_SECONDS * 1000;
  const worker = async (client) => {
    while (performance.now() < end) {
      const start = performance.now();
      const answer = await edit(client);
      times.push(performance.now() - start);
      answered.get(client.projectId).push(answer);
    }
  };
  const begun = performance.now();
  await Promise.all(Array.from({ length: IN_FLIGHT }, (_, n) => worker(clients[n % clients.length])));
  const perSecond = (times.length * 1000) / (performance.now() - begun);
  for (const [projectId, answers] of answered) await verify(people[0], projectId, answers);
  const kept = `all ${times.length} once in the log, no gaps`;
  return summary(`the same, as many as go`, times, `${Math.round(perSecond)} a second, bar 400; ${kept}`);
}

/** Throws unless the log has no gap, no action twice, and every answered action at the seq that was answered. */
export async function verify(person, projectId, answers) {
  const seqs = new Map();
  for (let seq = 0, more = true; more;) {
    const page = await person.get(`/actions/${projectId}/since/${seq}`);
    for (const entry of page.entries) {
      if (entry.seq !== seq + 1) throw new Error(`${projectId}: ${entry.seq} comes after ${seq}`);
      if (seqs.has(entry.actionId)) throw new Error(`${projectId}: ${entry.actionId} is in the log twice`);
      seqs.set(entry.actionId, (seq = entry.seq));
    }
    more = page.more;
  }
  const lost = answers.filter(({ id, seq }) => seqs.get(id) !== seq);
  if (lost.length > 0) throw new Error(`${projectId}: ${lost.length} answered actions are not in the log`);
}
