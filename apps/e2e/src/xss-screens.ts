import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { xss, type XssProject, XSS_LINK } from './api/xss-project';
import { FIXTURES } from './environment';
import { doubleClickLink } from './pages/double-click-link';
import { GanttPage } from './pages/gantt-page';
import { ImportDialog } from './pages/import-dialog';

/** What shows a screen, a text of somebody's that it must show to the letter, and what is opened on it after that. */
export interface Screen {
  readonly path: string;
  readonly shown: string;
  readonly opened?: readonly ((page: Page) => Promise<void>)[];
}

export const ofCompany = (site: XssProject): readonly Screen[] => [
  { path: '/', shown: xss('project') },
  { path: '/portfolio', shown: xss('manager') },
  ...['restrictionFamilies', 'cncTypes', 'roles', 'rhythmicUnits'].map((list) => ({
    path: `/businessSettings?section=${list}`,
    shown: xss(list),
  })),
  { path: '/businessSettings?section=members', shown: xss('first') },
  { path: `/edit_container?container=${site.containerId}`, shown: xss('project') },
  { path: '/profile_settings', shown: xss('first'), opened: [picture] },
];

export const ofProject = (site: XssProject): readonly Screen[] => [
  {
    path: `/gantt?project=${site.id}`,
    shown: xss('task'),
    opened: [link, people, cause, schedule],
  },
  { path: `/responsibles?project=${site.id}&show=sheet`, shown: xss('craft'), opened: [sheet] },
  { path: `/log_actions?project=${site.id}`, shown: xss('task') },
  { path: `/minutes?project=${site.id}&term=1`, shown: xss('decision') },
  { path: `/reports?project=${site.id}`, shown: xss('project') },
  ...[
    ['delete', xss('project')],
    ['weights', xss('task')],
    ['resources', xss('resource')],
    ['baselines', xss('baseline')],
    ['members', xss('first')],
  ].map(([section, shown]) => ({
    path: `/settings?project=${site.id}&section=${section}`,
    shown: shown!,
  })),
];

/** A file whose name is markup. */
const file = (ending: string, mimeType: string, buffer: Buffer) => ({
  name: `${xss('file')}.${ending}`,
  mimeType,
  buffer,
});
const said = (page: Page, text: string) => page.getByRole('dialog').getByText(text).first().waitFor();

async function closed(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await dialog.waitFor({ state: 'detached' });
}

async function picture(page: Page): Promise<void> {
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const chosen = file('png', 'image/png', Buffer.from(pixel, 'base64'));
  await page.getByLabel('Archivo de la foto').setInputFiles(chosen);
  await page.getByAltText(`Vista previa de ${chosen.name}`).waitFor();
  await closed(page);
}

async function link(page: Page): Promise<void> {
  await doubleClickLink(page);
  await said(page, `${xss('task')} → ${XSS_LINK}`);
  await closed(page);
}

async function people(page: Page): Promise<void> {
  const gantt = new GanttPage(page);
  await gantt.select(xss('task'));
  await gantt.onSelection('Asignar');
  await said(page, xss('name'));
  await closed(page);
}

async function cause(page: Page): Promise<void> {
  const gantt = new GanttPage(page);
  await gantt.chooseLevel('Corto plazo');
  await gantt.cell(xss('task'), 'state').dblclick();
  await said(page, xss('task'));
  await closed(page);
}

/** Its name, before anything of it is in the plan. */
async function schedule(page: Page): Promise<void> {
  const chosen = file('xml', 'text/xml', readFileSync(join(FIXTURES, 'casa-piloto.xml')));
  await page.getByRole('button', { name: 'Importar programa' }).click();
  await new ImportDialog(page).choose(chosen);
  await said(page, chosen.name);
  await closed(page);
}

async function sheet(page: Page): Promise<void> {
  const chosen = file('csv', 'text/csv', Buffer.from(`Nombre;Apellido\n${xss('row')};x\n`));
  await page.getByLabel('Elegir archivo').setInputFiles(chosen);
  await said(page, chosen.name);
  await closed(page);
}
