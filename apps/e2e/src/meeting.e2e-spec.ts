import type { PlanAction } from '@plomada/domain';
import type { Page } from 'playwright-core';
import { logIn } from './api/api';
import { mailedText } from './api/mailbox';
import { change, plannedProject } from './api/planned-project';
import { planOf } from './api/plan-log';
import { inBrowser } from './browser/in-browser';
import { signIn } from './browser/sign-in';
import { inDays, shownDay } from './days';
import { findings } from './languages/accessibility';
import { DEMO_PROJECT } from './people';

const PEOPLE = ['Ana', 'Bruno', 'Carla', 'Diego', 'Elena', 'Fabián'];
const TASKS = 20;
/** Those that end after the week, and go on in the next one. */
const LONG = 8;

const addressOf = (name: string): string =>
  `${name === 'Fabián' ? 'fabian' : name.toLowerCase()}@obra.example`;

/** A week of twenty tasks of six people, nothing promised yet. */
async function week(): Promise<string> {
  const admin = await logIn('admin');
  const ids = Array.from({ length: TASKS }, (_, at) => `t${at}`);
  const responsibles = PEOPLE.map((firstName) => ({
    ...{ userId: null, firstName, lastName: 'Soto', email: addressOf(firstName) },
    ...{ company: '', function: '' },
    ...{ role: 'user', isActive: true },
  })) as Extract<PlanAction, { type: 'ADD_RESPONSIBLES' }>['payload']['responsibles'];
  const project = await plannedProject(admin, 'Reunión de veinte tareas', [
    { type: 'ADD_RESPONSIBLES', payload: { responsibles } },
    ...ids.map((id, at): PlanAction => {
      const duration = at < TASKS - LONG ? 3 : 10;
      return { type: 'CREATE_TASK', payload: { id, text: `Tarea ${at + 1}`, parent: null, duration } };
    }),
    { type: 'ANALYSE_TASKS', payload: { taskIds: ids, analysed: true } },
  ]);
  const { plan } = await planOf(admin, project);
  const people = plan.responsibles.filter(({ lastName }) => lastName === 'Soto').map(({ id }) => id);
  const assigned = people.map((person, place): PlanAction => {
    const taskIds = ids.filter((_, at) => at % people.length === place);
    return { type: 'ASSIGN_RESPONSIBLES', payload: { taskIds, responsibles: [person], mode: 'set' } };
  });
  await change(admin, project, assigned);
  return project;
}

/** Somebody at the keyboard, whose keystrokes are counted. */
function typist(page: Page) {
  let strokes = 0;
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) {
      strokes += 1;
      await page.keyboard.press(key);
    }
  };
  const type = async (text: string) => {
    strokes += text.length;
    await page.keyboard.type(text);
  };
  return { press, type, strokes: () => strokes };
}

it('prepares, holds and closes a week by keyboard', async () => {
  const project = await week();
  await inBrowser('meeting', { people: 1 }, async (tab) => {
    const page = tab!;
    const { press, type, strokes } = typist(page);
    const says = (words: string) => page.getByRole('status').filter({ hasText: words }).waitFor();
    const current = (name: string) =>
      page.locator('li[aria-current=true]').filter({ hasText: name }).waitFor();
    await signIn(page, 'admin', `/progressManager?project=${project}`);
    await page.getByRole('button', { name: 'Reunión' }).focus();
    const began = Date.now();
    await press('Enter');
    await page.getByRole('heading', { name: 'Reunión de veinte tareas' }).waitFor();
    await current('Tarea 1');
    // Escape gives the window back, and the meeting stays where it is.
    await page.waitForFunction(() => document.fullscreenElement !== null);
    await press('ArrowDown', 'Escape');
    await page.waitForFunction(() => document.fullscreenElement === null);
    await current('Tarea 7');
    expect(await page.getByRole('navigation', { name: 'Personas' }).count()).toBe(1);
    expect(await page.getByRole('button', { name: /^Cuenta de/ }).count()).toBe(0);

    await press('p');
    await page.getByRole('list', { name: 'Compromisos del corto plazo' }).waitFor();
    await current('Tarea 1');
    for (let task = 0; task < TASKS; task += 1) await press('5', 'ArrowDown');
    await says(`0 de ${TASKS} compromisos cumplidos · PPC pendiente`);

    await press('r');
    await page.getByRole('list', { name: 'Lo comprometido y lo hecho' }).waitFor();
    for (const person of PEOPLE) {
      await page
        .getByRole('button', { name: `${person} Soto`, pressed: false })
        .first()
        .waitFor();
      await press('t', 'ArrowRight');
    }
    await says(`${TASKS} de ${TASKS} compromisos cumplidos`);

    // One promise is not kept: a quarter instead of half, and why.
    await press('ArrowLeft', '2');
    await says(`${TASKS - 1} de ${TASKS} compromisos cumplidos · PPC pendiente · 1 sin causa`);
    await press('c');
    await page.getByRole('combobox', { name: 'Tipo de causa' }).waitFor();
    await type('Falta de mano');
    await press('ArrowDown', 'Enter', 'Tab');
    await type('Jefe de ter');
    await press('ArrowDown', 'Enter', 'Tab');
    await type('Faltaron dos jornales');
    await press('Control+Enter');
    await page.getByText('Falta de mano de obra · Jefe de terreno: Faltaron dos jornales').waitFor();
    await press('d');
    await page.getByRole('button', { name: 'Marcar presentes a quienes tienen tareas' }).waitFor();
    await press('t', 'n');
    await page.locator('input:focus').waitFor();
    await type('Traer otra bomba');
    await press('Tab');
    await type('Bru');
    await press('ArrowDown', 'Enter', 'Tab');
    const until = shownDay(inDays(10));
    await type(until);
    await press('Enter');
    const decision = page.getByRole('listitem').filter({ hasText: 'Traer otra bomba' });
    await decision.getByText(`Bruno Soto · Hasta el ${until}`).waitFor();
    // What it takes to explain nothing else was typed into the plan, and the minutes outlive a reload.
    await page.reload();
    await page.getByRole('timer').waitFor();
    await says(`${TASKS - 1} de ${TASKS} compromisos cumplidos · PPC pendiente`);
    await decision.waitFor();

    await press('x');
    const close = page.getByRole('dialog', { name: /corto plazo 1/i });
    await close.getByText(/^Todo está listo para cerrar/).waitFor();
    await press('Tab', 'Enter');
    await close.getByRole('button', { name: 'Continuar al nuevo corto plazo' }).waitFor();
    await press('Enter');
    await close.waitFor({ state: 'detached' });

    await page.getByRole('list', { name: 'Compromisos del corto plazo' }).waitFor();
    await press('g');
    const late = page.getByRole('dialog').filter({ hasText: 'Nuevo término' });
    await late.waitFor();
    await type('27/11/2026');
    await press('Enter');
    await late.waitFor({ state: 'detached' });
    for (let task = 0; task < TASKS; task += 1) await press('7', 'ArrowDown');
    await says(`0 de ${TASKS} compromisos cumplidos · PPC pendiente`);

    await press('i');
    await page.getByRole('region', { name: 'PPC por responsable, corto plazo 1' }).waitFor();

    await press('d');
    await page.getByText('6 asistentes').waitFor();
    const paper = page.waitForEvent('download');
    await press('e', 'k');
    expect((await paper).suggestedFilename()).toMatch(/^Acta_Reunión de veinte tareas_.*\.pdf$/);
    await page.getByRole('status').filter({ hasText: 'Guardada por' }).waitFor();
    await press('m');
    const mail = page.getByRole('dialog', { name: 'Enviar por correo' });
    await mail.getByText('Ana Soto (ana@obra.example)').waitFor();
    await press('Control+Enter');
    await mail.getByText(`Enviada a ${PEOPLE.length} personas`).waitFor();
    await press('Escape');
    await mail.waitFor({ state: 'detached' });
    await page.getByText('La reunión terminó el').waitFor();

    await press('Escape');
    await page.getByRole('heading', { name: 'Avance y compromisos' }).waitFor();
    const seconds = Math.round((Date.now() - began) / 1000);
    const mailed = await mailedText('elena@obra.example', `project=${project}`);
    expect(mailed).toContain('Bruno Soto: Traer otra bomba');
    expect(mailed).toContain('Asistieron: Ana Soto, Bruno Soto');
    expect(mailed).toContain(`/minutes?project=${project}&term=1`);
    expect(mailed).toContain(`Corto plazo 1: ${TASKS - 1} de ${TASKS} compromisos cumplidos, PPC 95`);
    expect(mailed).toContain('Faltaron dos jornales');
    console.log(`${TASKS} tasks of ${PEOPLE.length} people: ${strokes()} keystrokes, ${seconds} s`);
  });
});

it('is to look at for who may not write', () =>
  inBrowser('meeting-read', { people: 1 }, async (page) => {
    await signIn(page!, 'visita', `/progressManager?project=${DEMO_PROJECT.id}`);
    await page!.getByRole('button', { name: 'Reunión' }).click();
    await page!.locator('li[aria-current=true]').waitFor();
    await page!.keyboard.press('5');
    await page!.locator('li[aria-current=true]').getByRole('alert').waitFor();
    expect(await page!.getByRole('group', { name: 'Avance' }).count()).toBe(0);
    expect(await findings(page!)).toEqual([]);
    await page!.keyboard.press('d');
    await page!.getByText('El acta la escribe y la envía quien puede editar la planificación.').waitFor();
    expect(await page!.getByRole('button', { name: 'Enviar por correo' }).count()).toBe(0);
    expect(await findings(page!)).toEqual([]);
    await page!.setViewportSize({ width: 390, height: 844 });
    expect(await findings(page!)).toEqual([]);
    expect(await page!.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page!.keyboard.press('r');
    await page!.locator('li[aria-current=true]').waitFor();
    expect(await findings(page!)).toEqual([]);
    expect(await page!.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }));
