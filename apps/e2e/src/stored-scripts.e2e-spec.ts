import type { Page } from 'playwright-core';
import { xss, type XssProject, xssProject } from './api/xss-project';
import { inBrowser } from './browser/in-browser';
import { rememberSession } from './browser/sign-in';
import { ofCompany, ofProject, type Screen } from './xss-screens';
import { follow } from './pages/follow';

let site: XssProject;
beforeAll(async () => {
  site = await xssProject();
});

/** Markup that only one of those texts can have made. */
const MADE_OF_TEXT = `img[src="x"], svg[onload], [onerror], [onload], a[href^="javascript:"]`;

/** What of the texts became part of the page instead of being shown. */
async function madeOfText(page: Page, path: string): Promise<readonly string[]> {
  const made = await page.locator(MADE_OF_TEXT).evaluateAll((all) => all.map((one) => one.outerHTML));
  return made.map((html) => `${path}: ${html}`);
}

/** Shows a screen and opens what there is to open on it. */
async function visit(page: Page, { path, shown, opened = [] }: Screen): Promise<readonly string[]> {
  await follow(page, path);
  await page.getByText(shown).first().waitFor();
  const made = [...(await madeOfText(page, path))];
  for (const open of opened) {
    await open(page);
    made.push(...(await madeOfText(page, `${path}, ${open.name}`)));
  }
  return made;
}

/** Without the content policy, which would hide a mistake: each screen has to be right by itself. */
async function visits(name: string, screens: readonly Screen[]): Promise<void> {
  await inBrowser(name, { people: 1, bypassCSP: true }, async (page) => {
    await rememberSession(page!, site.admin);
    const ran: string[] = [];
    page!.on('dialog', (dialog) => {
      ran.push(page!.url());
      void dialog.dismiss();
    });
    const made: string[] = [];
    await page!.goto('/learning');
    await page!.getByRole('heading', { level: 2 }).first().waitFor();
    for (const screen of screens) made.push(...(await visit(page!, screen)));
    expect({ made, ran }).toEqual({ made: [], ran: [] });
  });
}

describe('texts that are markup', () => {
  it('would run a script where they are taken for it', () =>
    inBrowser('scripts-run', { people: 1, bypassCSP: true }, async (page) => {
      await page!.goto('/login');
      const asked = page!.waitForEvent('dialog');
      const put = (html: string) => document.body.insertAdjacentHTML('beforeend', html);
      const shown = page!.evaluate(put, xss('anything'));
      await (await asked).dismiss();
      page!.on('dialog', (dialog) => void dialog.dismiss());
      await shown;
      expect(await page!.locator(MADE_OF_TEXT).count()).toBe(2);
    }));

  it('are shown to the letter on the screens of a company', () => visits('scripts-company', ofCompany(site)));

  it('are shown to the letter on the screens of a project', () => visits('scripts-project', ofProject(site)));
});
