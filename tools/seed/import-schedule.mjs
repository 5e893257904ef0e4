import { readFileSync } from 'node:fs';
import { PROJECT, SCHEDULE } from './set-up.mjs';

const PATIENCE = 120_000;
const ASK_EVERY = 2_000;

/** Brings the schedule in as a person does: upload, result over the socket, confirmation. Answers what was counted. */
export async function importSchedule(api, socket, business) {
  const told = resultOf(socket);
  const form = new FormData();
  form.append('type', 'xml');
  form.append('project', JSON.stringify({ id: PROJECT.id, name: PROJECT.name }));
  form.append('business', JSON.stringify({ id: business.id, name: business.name }));
  form.append('socketId', socket.socket.id);
  form.append(
    'file',
    new Blob([readFileSync(SCHEDULE)], { type: 'application/xml' }),
    'edificio-los-aromos.xml',
  );
  const { jobId } = await api.upload('/gantt/import/project2json', form);
  const { schedule, counts } = await whenRead(api, jobId, told);
  await socket.act('LOAD_PROJECT', { jobId }, { when: `${schedule.startDate}T11:00:00.000Z` });
  return counts;
}

/** Hears how imports end, from now on. */
function resultOf(socket) {
  const ended = new Map();
  socket.socket.on('dataForMe', ({ type, data }) => {
    if (type.startsWith('LOAD_PROJECT_2JSON')) ended.set(data.jobId, type);
  });
  return ended;
}

/** The socket says when; should its word be lost, the result is asked for now and then. */
async function whenRead(api, jobId, told) {
  const path = `/gantt/import/${PROJECT.id}/${jobId}/result`;
  const end = Date.now() + PATIENCE;
  for (let asked = Date.now(); ;) {
    if (told.has(jobId)) return api.get(path);
    if (Date.now() > asked + ASK_EVERY) {
      asked = Date.now();
      const result = await api.get(path).catch((error) => error);
      if (!(result instanceof Error)) return result;
      if (result.code !== 'NOT_FOUND' || Date.now() > end) throw result;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
