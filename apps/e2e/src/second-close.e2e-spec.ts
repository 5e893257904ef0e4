import type { PlanAction } from '@plomada/domain';
import { logIn } from './api/api';
import { change, plannedProject } from './api/planned-project';
import { planOf } from './api/plan-log';
import { PlanSocket } from './api/plan-socket';
import { inBrowser } from './browser/in-browser';
import { signIn } from './browser/sign-in';
import { findings } from './languages/accessibility';
import { CloseDialog } from './pages/close-dialog';
import { GanttPage } from './pages/gantt-page';

it('says at the close of the second term which tasks weigh otherwise than at the first', async () => {
  const admin = await logIn('admin');
  const taskIds = ['cavar', 'verter'];
  const task = (id: string, text: string): PlanAction => ({
    type: 'CREATE_TASK',
    payload: { id, text, parent: null, duration: 3 },
  });
  const project = await plannedProject(admin, 'Segundo cierre', [
    task('cavar', 'Excavar zanjas'),
    task('verter', 'Verter radier'),
  ]);
  const { responsibles } = (await planOf(admin, project)).plan;
  const assigned = { taskIds, responsibles: [responsibles[0]!.id], mode: 'add' } as const;
  await change(admin, project, [
    { type: 'ASSIGN_RESPONSIBLES', payload: assigned },
    { type: 'ANALYSE_TASKS', payload: { taskIds, analysed: true } },
  ]);
  const { plan, seq } = await planOf(admin, project);
  const socket = await PlanSocket.joined(admin.token, project);
  const payload = { termId: plan.terms[0]!.id, validatedSeq: seq };
  expect(await socket.act(admin.token, project, { type: 'CLOSE_TERM_V2', payload })).toMatchObject({
    status: 'OK',
  });
  socket.close();
  await change(admin, project, [{ type: 'MOVE_TASK', payload: { id: 'cavar', duration: 9 } }]);

  await inBrowser('second-close', { people: 1 }, async (tab) => {
    const page = tab!;
    await signIn(page, 'admin', `/gantt?project=${project}`);
    await new GanttPage(page).ready();
    const close = new CloseDialog(page);
    await close.open();
    await close.confirm();
    expect(await close.result()).toMatch(
      /Con el segundo cierre [^]*2 tareas[^]*1 Excavar zanjas: peso 50.% → 75.%[^]*2 Verter radier: peso 50.% → 25.%/,
    );
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await findings(page)).toEqual([]);
  });
});
