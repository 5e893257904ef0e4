import type { Page } from 'playwright-core';
import { laced, type LacedProject, lacedProject } from './api/laced-project';
import { inBrowser } from './browser/in-browser';

let site: LacedProject;
beforeAll(async () => {
  site = await lacedProject();
});

/** What shows a screen, and a text of somebody's that it must show to the letter. */
type Screen = readonly [path: string, shown: string];

const ofCompany = (): readonly Screen[] => [
  ['/', laced('project')],
  ['/portfolio', laced('manager')],
  ...['restrictionFamilies', 'cncTypes', 'roles'].map((list): Screen => [
    `/businessSettings?section=${list}`,
    laced(list),
  ]),
  ['/businessSettings?section=members', laced('first')],
  [`/edit_container?container=${site.containerId}`, laced('project')],
  ['/profile_settings', laced('first')],
];

const ofProject = (): readonly Screen[] => [
  [`/gantt?project=${site.id}`, laced('task')],
  [`/responsibles?project=${site.id}`, laced('craft')],
  [`/log_actions?project=${site.id}`, laced('task')],
  [`/reports?project=${site.id}`, laced('project')],
  ...[
    ['delete', laced('project')],
    ['weights', laced('task')],
    ['resources', laced('resource')],
    ['baselines', laced('baseline')],
    ['members', laced('first')],
  ].map(([section, shown]): Screen => [`/settings?project=${site.id}&section=${section}`, shown!]),
];

/** Markup that only one of those texts can have made. */
const MADE_OF_TEXT = `img[src="x"], svg[onload], [onerror], [onload], a[href^="javascript:"]`;

/** Opens a screen; answers what of the texts became part of the page instead of being shown. */
async function opened(page: Page, [path, shown]: Screen): Promise<readonly string[]> {
  await page.goto(path);
  await page.getByText(shown).first().waitFor();
  const made = await page.locator(MADE_OF_TEXT).evaluateAll((all) => all.map((one) => one.outerHTML));
  return made.map((html) => `${path}: ${html}`);
}

/** Without the content policy, which would hide a mistake: each screen has to be right by itself. */
async function visits(name: string, screens: readonly Screen[]): Promise<void> {
  await inBrowser(name, { people: 1, bypassCSP: true }, async (page) => {
    const { user, token, expiresAt } = site.admin;
    const session = JSON.stringify({ user, token, expiresAt });
    await page!.addInitScript((kept) => localStorage.setItem('plomada.session', kept), session);
    const ran: string[] = [];
    page!.on('dialog', (dialog) => {
      ran.push(page!.url());
      void dialog.dismiss();
    });
    const made: string[] = [];
    for (const screen of screens) made.push(...(await opened(page!, screen)));
    expect({ made, ran }).toEqual({ made: [], ran: [] });
  });
}

describe('texts that are markup', () => {
  it('would run a script where they are taken for it', () =>
    inBrowser('scripts-run', { people: 1, bypassCSP: true }, async (page) => {
      await page!.goto('/login');
      const asked = page!.waitForEvent('dialog');
      const put = (html: string) => document.body.insertAdjacentHTML('beforeend', html);
      const shown = page!.evaluate(put, laced('anything'));
      await (await asked).dismiss();
      page!.on('dialog', (dialog) => void dialog.dismiss());
      await shown;
      expect(await page!.locator(MADE_OF_TEXT).count()).toBe(2);
    }));

  it('are shown to the letter on the screens of a company', () => visits('scripts-company', ofCompany()));

  it('are shown to the letter on the screens of a project', () => visits('scripts-project', ofProject()));
});
