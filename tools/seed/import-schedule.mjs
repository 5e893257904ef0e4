import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PROJECT, SCHEDULE } from './set-up.mjs';

const PATIENCE = 120_000;
const ASK_EVERY = 2_000;

/** Brings the demo's schedule in as a person does: upload, result over the socket, confirmation. Answers what was counted. */
export async function importSchedule(api, socket, business) {
  const { jobId, schedule, counts } = await readSchedule(api, socket, {
    project: PROJECT,
    business,
    file: SCHEDULE,
  });
  await socket.act('LOAD_PROJECT', { jobId }, { when: `${schedule.startDate}T11:00:00.000Z` });
  return counts;
}

/** Has a file read for a project: answers its job, and the schedule and counts that were found in it. */
export async function readSchedule(api, socket, { project, business, file }) {
  const told = resultOf(socket);
  const form = new FormData();
  form.append('type', 'xml');
  form.append('project', JSON.stringify({ id: project.id, name: project.name }));
  form.append('business', JSON.stringify({ id: business.id, name: business.name }));
  form.append('socketId', socket.socket.id);
  form.append(
    'file',
    new Blob([readFileSync(file)], { type: 'application/xml' }),
    basename(fileURLToPath(file)),
  );
  const { jobId } = await api.upload('/gantt/import/project2json', form);
  return { jobId, ...(await whenRead(api, project.id, jobId, told)) };
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
async function whenRead(api, projectId, jobId, told) {
  const path = `/gantt/import/${projectId}/${jobId}/result`;
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
