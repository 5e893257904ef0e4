import { Client } from './site.mjs';
import { paced, summary } from './times.mjs';

const CLIENTS = 50;
const ACTIONS = 60;
const PER_SECOND = 5;

/** From the moment an action is sent until each of fifty clients has it: the last one of them counts like the first. */
export async function relay({ url, people, projects: [projectId] }, [author]) {
  const open = (_, n) => Client.open({ url, person: people[n % people.length], projectId });
  const clients = await Promise.all(Array.from({ length: CLIENTS }, open));
  const times = [];
  const heard = new Map();
  for (const { socket } of clients) {
    socket.on('doAction', ({ entry }) => entry && heard.get(entry.changes[0]?.after?.comments)?.());
  }
  const once = (n) => {
    const comments = `relay ${n}`;
    const sent = performance.now();
    return new Promise((resolve, reject) => {
      let missing = CLIENTS;
      heard.set(comments, () => {
        times.push(performance.now() - sent);
        if ((missing -= 1) === 0) resolve();
      });
      author.act('UPDATE_TASK', { id: author.taskId, comments }).catch(reject);
    });
  };
  await paced(once, { perSecond: PER_SECOND, rounds: ACTIONS });
  for (const client of clients) client.close();
  return summary(`an action at each of ${CLIENTS} clients of its project`, times, 'bar p99 100');
}
