import { logIn } from './api/api';
import { change, plannedProject } from './api/planned-project';
import { planOf } from './api/plan-log';
import { inBrowser } from './browser/in-browser';
import { signIn } from './browser/sign-in';
import { findings } from './languages/accessibility';
import { CauseDialog } from './pages/cause-dialog';
import { CloseDialog } from './pages/close-dialog';
import { GanttPage } from './pages/gantt-page';
import { RollbackPage } from './pages/rollback-page';

const RAIN = { type: 'Clima', origin: 'Jefe de terreno', detail: 'Llovió tres días' };
const REASON = 'El avance del radier se leyó en otro eje';

it('closes with one cause for two tasks, opens the week again with a reason, and closes it as the same', async () => {
  const admin = await logIn('admin');
  const task = (id: string, text: string) =>
    ({ type: 'CREATE_TASK', payload: { id, text, parent: 'obra', duration: 3 } }) as const;
  const project = await plannedProject(admin, 'Semana que se corrige', [
    { type: 'CREATE_TASK', payload: { id: 'obra', text: 'Obra gruesa' } },
    task('cavar', 'Excavar zanjas'),
    task('verter', 'Verter radier'),
    task('alzar', 'Alzar muros'),
    { type: 'ANALYSE_TASKS', payload: { taskIds: ['cavar', 'verter', 'alzar'], analysed: true } },
  ]);
  const { responsibles } = (await planOf(admin, project)).plan;
  const entry = (taskId: string, commitment: number) => ({ taskId, commitment });
  await change(admin, project, [
    {
      type: 'ASSIGN_RESPONSIBLES',
      payload: { taskIds: ['cavar', 'verter', 'alzar'], responsibles: [responsibles[0]!.id], mode: 'add' },
    },
    {
      type: 'SET_COMMITMENTS',
      payload: { entries: [entry('cavar', 0.8), entry('verter', 1), entry('alzar', 0.5)] },
    },
    { type: 'SET_PROGRESS', payload: { taskId: 'alzar', progress: 0.5 } },
  ]);

  await inBrowser('close-and-reopen', { people: 1 }, async (tab) => {
    const page = tab!;
    await signIn(page, 'admin', `/gantt?project=${project}`);
    await new GanttPage(page).ready();
    const close = new CloseDialog(page);
    await close.open();
    expect(await close.reason()).toMatch(/causa/i);
    expect(await close.dialog.innerText()).toMatch(
      /1\.1 Excavar zanjas\s+Obra gruesa\s+Compromiso 80.% · Avance 0.%/,
    );
    expect(await close.preview()).toMatch(
      /33,3.%\s+1 de 3 compromisos cumplidos\s+Nivel de compromiso 100.%: 3 de 3 tareas listas/,
    );
    expect(await findings(page)).toEqual([]);
    await close.oneCauseFor('Excavar zanjas', 'Verter radier');
    await new CauseDialog(page, 'Una causa para 2 tareas').fill(RAIN);
    await close.nothingMissing();
    await close.checkAgain();
    await close.confirm();
    expect(await close.result()).toContain('1 de 3 compromisos cumplidos');
    await close.goOn();

    const rollback = new RollbackPage(page);
    await rollback.open(project);
    await rollback.reopen('Estaba mal');
    await page.getByRole('dialog').getByText('Escribe el motivo con al menos 20 caracteres').waitFor();
    await rollback.reopen(REASON);
    await page.getByText('El corto plazo 1 está abierto otra vez').waitFor();
    await page.getByRole('alert').getByText(REASON).waitFor();
    expect(await findings(page)).toEqual([]);

    await change(admin, project, [{ type: 'SET_PROGRESS', payload: { taskId: 'verter', progress: 1 } }]);
    await page.goto(`/gantt?project=${project}`);
    await new GanttPage(page).ready();
    await close.open();
    expect(await close.preview()).toMatch(/66,7.%/);
    await close.confirm();
    expect(await close.result()).toMatch(
      /Corto plazo 1 cerrado[^]*2 de 3 compromisos cumplidos[^]*corto plazo 2/,
    );
    await close.goOn();

    await page.goto(`/log_actions?project=${project}&types=REOPEN_TERM`);
    await page.getByRole('gridcell', { name: `Corto plazo 1: ${REASON}` }).waitFor();
  });
});
