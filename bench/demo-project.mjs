import { io } from 'socket.io-client';

const base64 = (text) => Buffer.from(text).toString('base64');

/** Signs in as the demo's business admin, opens the demo project over a socket, and names one of its tasks. */
export async function openDemoProject(url) {
  const { token, user } = await post(`${url}/api/login`, {
    email: base64('admin@plomada.demo'),
    password: base64('plomada-demo'),
  });
  const { businesses } = await get(`${url}/api/project/all/${user.id}`, token);
  const project = Object.values(businesses).flatMap(({ projects }) => projects)[0];
  const { plan, seq } = await get(`${url}/api/project/${project.id}/full/${user.id}`, token);
  const socket = io(url, { transports: ['websocket'] });
  await new Promise((resolve) => socket.on('connect', resolve));
  await socket.emitWithAck('JoinIndependentUser', { token });
  await socket.emitWithAck('joinProject', { token, id: project.id });
  return { socket, token, projectId: project.id, taskId: plan.tasks[0].id, seq };
}

async function post(url, body) {
  const headers = { 'content-type': 'application/json' };
  return answer(await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) }));
}

async function get(url, token) {
  return answer(await fetch(url, { headers: { authorization: `Bearer ${token}` } }));
}

async function answer(response) {
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response.json();
}
