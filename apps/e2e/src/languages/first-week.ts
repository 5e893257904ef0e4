import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { logIn, type SignedIn } from '../api/api';
import { newProject } from '../api/new-project';
import { planOf } from '../api/plan-log';
import { PlanSocket } from '../api/plan-socket';
import { FIXTURES } from '../environment';
import { type Language, wordsOf } from './words';

const NAMES: Readonly<Record<Language, string>> = { es: 'Casa piloto', en: 'Show house' };
const SECOND_WEEK = '2026-11-23';

/** Shows what only a project at its beginning has: the import's phases and the close of its first week. */
export async function firstWeek(
  page: Page,
  language: Language,
  look: (screen: string) => Promise<void>,
): Promise<void> {
  const t = wordsOf(language);
  const dialog = page.getByRole('dialog');
  const press = (key: string) => dialog.getByRole('button', { name: t(key), exact: true }).click();
  const choose = async (file: string) => {
    await dialog.locator('button:enabled', { hasText: t('import:drop') }).waitFor();
    await dialog.getByLabel(t('import:file')).setInputFiles(join(FIXTURES, file));
  };
  const admin = await logIn('admin');
  const { id } = await newProject(admin, NAMES[language]);

  await page.goto(`/gantt?project=${id}`);
  await page.getByText(t('gantt:empty.title')).waitFor();
  await look('gantt-empty');
  await page.getByRole('button', { name: t('gantt:import') }).click();
  await choose('bad/hours.xml');
  await dialog.getByRole('heading', { name: t('import:title.failed') }).waitFor();
  await look('import-failed');
  await press('import:another');
  await choose('casa-piloto.xml');
  await dialog.getByRole('heading', { name: t('import:title.confirming') }).waitFor();
  await look('import-confirm');
  await press('import:confirm');
  await dialog.getByRole('heading', { name: t('import:title.done') }).waitFor();
  await look('import-done');
  await dialog.getByRole('link', { name: t('import:showGantt') }).click();
  await page.locator('.gantt_task_line').first().waitFor({ state: 'attached' });

  await work(admin, id);
  await page.getByRole('button', { name: t('gantt:level.shortTerm'), exact: true }).click();
  await page.getByRole('button', { name: t('term:close.button') }).click();
  await dialog.getByText(t('term:close.irreversible')).waitFor();
  await look('close-confirm');
  await press('term:close.confirm');
  await dialog.getByRole('progressbar').waitFor();
  await look('close-running');
  await dialog.getByRole('button', { name: t('term:close.goOn') }).waitFor();
  await look('close-result');
  await press('term:close.goOn');
  await page.goto(`/reports?project=${id}`);
  const evolution = page.getByRole('region', { name: t('indicators:PPC_PCR_RealProgress.title') });
  await evolution.getByRole('button', { name: t('reports:tile.table') }).click();
  await evolution.getByRole('gridcell').first().waitFor();
  await look('reports-first-term');
}

/** The team's week: promises, what was done, and why one thing was not. */
async function work(admin: SignedIn, projectId: string): Promise<void> {
  const { plan } = await planOf(admin, projectId);
  const parents = new Set(plan.tasks.map(({ parent }) => parent));
  const leaves = plan.tasks.filter(({ id }) => !parents.has(id));
  const taskIds = leaves.map(({ id }) => id);
  const week = leaves.filter(({ start, kind }) => start < SECOND_WEEK && kind === 'task');
  const short = week.at(-1)!;
  const entries = week.map(({ id: taskId }) => ({ taskId, commitment: 1 }));
  const done = week.map(({ id: taskId }) => ({ taskId, progress: taskId === short.id ? 0.4 : 1 }));
  const socket = await PlanSocket.joined(admin.token, projectId);
  const act = async (type: string, payload: unknown) => {
    const answer = await socket.act(admin.token, projectId, { type, payload }, randomUUID());
    if (answer.status !== 'OK') throw new Error(`${type}: ${JSON.stringify(answer)}`);
  };
  await act('ASSIGN_RESPONSIBLES', { taskIds, responsibles: [plan.responsibles[0]!.id] });
  await act('ANALYSE_TASKS', { taskIds, analysed: true });
  await act('SET_COMMITMENTS', { entries });
  await act('SET_PROGRESSES', { entries: done });
  await act('ADD_CAUSE', {
    taskId: short.id,
    cncType: 'Clima',
    cncOrigin: 'Jefe de terreno',
    detail: 'Dos días de lluvia',
  });
  socket.close();
}
