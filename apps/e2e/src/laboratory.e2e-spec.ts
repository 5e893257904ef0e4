import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { logIn, refusal, type SignedIn } from './api/api';
import { inBrowser } from './browser/in-browser';
import { signIn } from './browser/sign-in';
import { eventually } from './eventually';
import { findings } from './languages/accessibility';
import { DEMO_BUSINESS } from './people';

const LABORATORY = '/portfolio/laboratory';
const [SCHOOL, STORE] = ['Colegio San Esteban', 'Bodega El Salto'];

async function businessOf({ api, user }: SignedIn): Promise<{ id: string; projects: { id: string }[] }> {
  const { body } = await api.get(`/project/all/${user.id}`);
  const { businesses } = body as {
    businesses: Record<string, { name: string; projects: { id: string }[] }>;
  };
  const [id, found] = Object.entries(businesses).find(([, { name }]) => name === DEMO_BUSINESS)!;
  return { id, projects: found.projects };
}

const field = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });

/** By keyboard alone: what is typed is found, and taken with Enter. */
async function choose(page: Page, name: string, typed: string): Promise<void> {
  await field(page, name).focus();
  await page.keyboard.type(typed);
  await page.getByRole('option', { name: typed }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: typed, exact: true }).waitFor();
  await page.keyboard.press('Escape');
}

const tile = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

describe('the laboratory', () => {
  it.concurrent('compares chosen projects, and its named view is there on another device', () =>
    inBrowser('laboratory', { people: 2 }, async (page, other) => {
      const name = `Colegio contra bodega ${randomUUID().slice(0, 8)}`;
      await signIn(page!, 'admin', LABORATORY);
      await choose(page!, 'Proyectos', SCHOOL!);
      await choose(page!, 'Proyectos', STORE!);
      await choose(page!, 'Indicadores', 'TMR');
      await field(page!, 'Período').press('Enter');
      await page!.getByRole('option', { name: 'Las últimas 52 semanas' }).press('Enter');
      await tile(page!, 'TMR').waitFor();
      await tile(page!, 'PPC').getByText('2 proyectos').waitFor();
      const address = new URL(page!.url()).searchParams;
      expect(address.getAll('projects')).toEqual(['demo-colegio-san-esteban', 'demo-bodega-el-salto']);
      expect([address.get('indicators'), address.get('weeks')]).toEqual(['ppc,pcr,madeReady', '52']);
      // A claim comes with what it rests on.
      await tile(page!, '¿PCR adelanta a PPC?')
        .getByText(/ pares/)
        .first()
        .waitFor();
      expect(await findings(page!)).toEqual([]);

      await tile(page!, 'PPC').getByRole('button', { name: 'Tabla', exact: true }).click();
      const row = tile(page!, 'PPC').getByRole('row').filter({ hasText: SCHOOL! });
      await row.waitFor();
      expect(await tile(page!, 'PPC').getByRole('row').count()).toBe(3);
      await takesAway(page!);

      await page!.getByRole('button', { name: 'Vistas guardadas' }).click();
      await page!.getByLabel('Nombre de la vista').fill(name);
      await page!.getByRole('checkbox').check();
      await page!.getByRole('button', { name: 'Guardar', exact: true }).click();
      await page!.getByRole('dialog').waitFor({ state: 'detached' });

      await signIn(other!, 'admin', LABORATORY);
      await other!.getByRole('button', { name: 'Vistas guardadas' }).click();
      await other!.getByRole('button', { name, exact: true }).click();
      await tile(other!, 'TMR').waitFor();
      await eventually(() => new URL(other!.url()).searchParams.get('weeks') === '52');
      expect(new URL(other!.url()).search).toBe(new URL(page!.url()).search);
      await removeView(name);
    }),
  );

  it.concurrent('is for the business’s administrators, and shows nobody else’s projects', () =>
    inBrowser('laboratory-others', { people: 1 }, async (page) => {
      const [root, admin, planner, viewer] = await Promise.all([
        logIn('root'),
        logIn('admin'),
        logIn('facilitadora'),
        logIn('visita'),
      ]);
      const { id, projects } = await businessOf(admin!);
      const asked = (business: string) => `/business/${business}/laboratory?indicators=ppc,pcr`;
      const abroad = (await root!.api.post('/business', { name: `Otra ${randomUUID()}` })).body as {
        id: string;
      };
      expect(refusal(await root!.api.get(asked(abroad.id)))).toBe('403 MODULE_LACKING');
      await root!.api.send(`/business/${abroad.id}/modules`, 'PUT', { modules: ['portfolio'] });
      expect((await root!.api.get(asked(abroad.id))).body).toEqual({ projects: [] });
      for (const path of ['laboratory?indicators=ppc', 'portfolio', 'grid_views/laboratory']) {
        expect(refusal(await admin!.api.get(`/business/${abroad.id}/${path}`))).toBe('404 NOT_FOUND');
        for (const one of [planner!, viewer!])
          expect(refusal(await one.api.get(`/business/${id}/${path}`))).toBe('403 FORBIDDEN');
      }
      const { body } = await admin!.api.get(asked(id));
      const own = new Set(projects.map((project) => project.id));
      const shown = (body as { projects: { projectId: string }[] }).projects;
      expect(shown.map(({ projectId }) => projectId)).toContain('demo-hospital-rio-claro');
      // Other tests make projects of the business meanwhile, and none of another one.
      const later = new Set((await businessOf(admin!)).projects.map((project) => project.id));
      expect(shown.filter(({ projectId }) => !own.has(projectId) && !later.has(projectId))).toEqual([]);

      await signIn(page!, 'facilitadora', LABORATORY);
      await page!.getByText('No eres Administrador').waitFor();
      expect(await page!.getByRole('link', { name: 'Laboratorio' }).count()).toBe(0);
    }),
  );
});

async function takesAway(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Más acciones de PPC' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /CSV/ }).click(),
  ]);
  const text = readFileSync(await file.path(), 'utf8');
  for (const name of [SCHOOL!, STORE!]) expect(text).toContain(name);
}

async function removeView(name: string): Promise<void> {
  const admin = await logIn('admin');
  const { id } = await businessOf(admin);
  const { status } = await admin.api.post(`/business/${id}/shared_grid_views/laboratory/remove`, { name });
  expect(status).toBe(200);
}
