import { setTimeout as sleep } from 'node:timers/promises';

/** What a person does in a week: how often, and how it is done. Each answers when the server has. */
const WORK = {
  progress: { times: 30, once: progress },
  commitment: { times: 12, once: commitment },
  restriction: { times: 8, once: restriction },
  comment: { times: 10, once: comment },
  'plan opened': { times: 5, once: ({ person, projectId }) => person.get(`/project/${projectId}/plan`) },
  'project list': { times: 5, once: ({ person }) => person.get(`/project/all/${person.userId}`) },
  reports: { times: 3, once: ({ person, projectId }) => person.get(`/reports/${projectId}`) },
};
export const KINDS = Object.keys(WORK);
export const ACTIONS = ['progress', 'commitment', 'restriction', 'comment'];
export const ACTIONS_OF_WEEK = ACTIONS.reduce((sum, kind) => sum + WORK[kind].times, 0);

/** A week of it takes so many minutes here. */
const MINUTES_OF_WEEK = 10;

/**
 * Everybody's work in so many minutes, a week in ten, at moments that chance spreads evenly. Answers the milliseconds that each piece took,
 * by kind, and what was refused.
 */
export async function weekOfWork(clients, minutes) {
  const times = Object.fromEntries(KINDS.map((kind) => [kind, []]));
  const refused = [];
  const begun = performance.now();
  const piece = async (client, kind, n) => {
    await sleep(begun + Math.random() * minutes * 60_000 - performance.now());
    const start = performance.now();
    try {
      await WORK[kind].once(client, n);
      times[kind].push(performance.now() - start);
    } catch (error) {
      refused.push(`${kind}: ${error.message}`);
    }
  };
  const all = clients.flatMap((client) =>
    KINDS.flatMap((kind) => {
      const length = Math.max(1, Math.round((WORK[kind].times * minutes) / MINUTES_OF_WEEK));
      return Array.from({ length }, (_, n) => piece(client, kind, n));
    }),
  );
  await Promise.all(all);
  return { times, refused };
}

const own = ({ ownTasks }, n) => ownTasks[n % ownTasks.length];
const share = () => Math.round(Math.random() * 90) / 100;

function progress(client, n) {
  return client.act('SET_PROGRESSES', { entries: [{ taskId: own(client, n), progress: share() }] });
}
function commitment(client, n) {
  return client.act('SET_COMMITMENTS', { entries: [{ taskId: own(client, n), commitment: share() }] });
}
function comment(client, n) {
  return client.act('UPDATE_TASK', { id: own(client, n), comments: `comentario ${n}` });
}
function restriction(client, n) {
  return client.act('NEW_RESTRICTION', {
    taskIds: [client.laterTask],
    family: 'Materiales',
    type: 2,
    detail: `Falta el material ${n}`,
    comments: '',
    responsible: null,
    commited: null,
    required: '2027-06-01',
  });
}
