import { parentPort } from 'node:worker_threads';
import { drawDashboard } from './paper/draw-dashboard';
import type { DrawTask } from './paper/draw-task';

parentPort?.on('message', async (task: DrawTask) => {
  const pdf = await drawDashboard(task);
  parentPort?.postMessage(pdf, [pdf.buffer]);
});
