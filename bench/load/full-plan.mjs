import { request } from 'node:http';
import { Client } from './site.mjs';
import { summary } from './times.mjs';

const TASKS = 3480;
const LINKS = 6000;
const RUNS = 20;

/** Opening a plan of the largest size, over the wire as a browser asks for it; then again, unchanged. */
export async function fullPlan({ url, people: [person], newProject }) {
  const projectId = await newProject();
  const client = await Client.open({ url, person, projectId });
  await client.load(TASKS, LINKS);
  const path = `${url}/api/project/${projectId}/plan`;
  const headers = { authorization: `Bearer ${person.session.token}`, 'accept-encoding': 'gzip, deflate, br' };
  const first = await timed(path, headers);
  const whole = await times(RUNS, path, headers);
  const edited = [];
  for (let n = 0; n < RUNS; n += 1) {
    await client.act('UPDATE_SETTINGS', { name: `Obra ${n}` });
    edited.push((await timed(path, headers)).ms);
  }
  client.close();
  const again = await unchanged(path, headers);
  const weight = `${Math.round(first.bytes / 1000)} KB on the wire (${first.encoding}), bar 300`;
  return [
    summary(
      'a plan of 3500 tasks, opened',
      whole.map(({ ms }) => ms),
      `bar 250; ${weight}`,
    ),
    summary('the same, just after an edit', edited, 'bar 250'),
    summary(
      'the same, unchanged',
      again.map(({ ms }) => ms),
      `${again.length} of ${RUNS} answered 304`,
    ),
  ];
}

/** With the newest tag each: indicators that come meanwhile change what the answer says of the project, once. */
async function unchanged(path, headers) {
  const answers = [];
  let { etag } = await timed(path, headers);
  for (let n = 0; n < RUNS; n += 1) {
    const answer = await timed(path, { ...headers, 'if-none-match': etag });
    etag = answer.etag;
    answers.push(answer);
  }
  return answers.filter(({ status }) => status === 304);
}

async function times(runs, path, headers) {
  const answers = [];
  for (let n = 0; n < runs; n += 1) answers.push(await timed(path, headers));
  return answers;
}

/** fetch would unpack the body; what counts is what the network carries. */
function timed(path, headers) {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const asked = request(path, { headers }, (response) => {
      let bytes = 0;
      response.on('data', (part) => (bytes += part.length));
      response.on('error', reject);
      response.on('end', () => {
        const { etag, 'content-encoding': encoding = 'plain' } = response.headers;
        resolve({ ms: performance.now() - begun, bytes, etag, encoding, status: response.statusCode });
      });
    });
    asked.on('error', reject).end();
  });
}
