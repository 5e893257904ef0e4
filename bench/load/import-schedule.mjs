const PATIENCE = 60_000;
const ASK_EVERY = 100;

/** Has the server read a schedule as a file of our own kind, in somebody's name; answers the id of the job that has read it. */
export async function importSchedule(api, { projectId, socketId }, schedule) {
  const file = { format: 'plomada-schedule', version: 1, unit: 'day', ...schedule };
  const form = new FormData();
  form.append('type', 'json');
  form.append('project', JSON.stringify({ id: projectId, name: schedule.name }));
  form.append('business', JSON.stringify(await businessOf(api, projectId)));
  form.append('socketId', socketId);
  form.append('file', new Blob([JSON.stringify(file)], { type: 'application/json' }), 'bench.json');
  const { jobId } = await api.upload('/gantt/import/project2json', form);
  await whenRead(api, `/gantt/import/${projectId}/${jobId}/result`);
  return jobId;
}

async function businessOf(api, projectId) {
  const { businesses } = await api.get(`/project/all/${api.userId}`);
  const { id, name } = Object.values(businesses).find(({ projects }) =>
    projects.some((one) => one.id === projectId),
  );
  return { id, name };
}

async function whenRead(api, path) {
  for (const end = Date.now() + PATIENCE; ;) {
    const failure = await api.get(path).then(
      () => null,
      (error) => error,
    );
    if (!failure) return;
    if (failure.code !== 'NOT_FOUND' || Date.now() > end) throw failure;
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY));
  }
}
