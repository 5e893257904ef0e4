import type { Page } from 'playwright-core';
import { inBrowser } from './browser/in-browser';
import { signIn } from './browser/sign-in';
import { findings } from './languages/accessibility';
import { DEMO_PROJECT } from './people';

const LESSONS = ['first-plan', 'lookahead', 'restrictions', 'weekly-meeting', 'reading-ppc'] as const;
const done = (page: Page) => page.getByRole('button', { name: 'Hecha', exact: true, pressed: true });
const mark = (page: Page) => page.getByRole('button', { name: 'Marcar como hecha' });
const popover = (page: Page) => page.locator('.driver-popover');

describe('learning', () => {
  it('remembers a lesson on every device', () =>
    inBrowser('lesson-done', { people: 2 }, async (laptop, phone) => {
      await signIn(laptop!, 'visita', '/learning/lookahead');
      await mark(laptop!).or(done(laptop!)).waitFor();
      if (await done(laptop!).isVisible()) await done(laptop!).click();
      await mark(laptop!).click();
      await done(laptop!).waitFor();
      await signIn(phone!, 'visita', '/learning/lookahead');
      await done(phone!).waitFor();
      await phone!.getByRole('link', { name: 'Volver', exact: true }).click();
      await phone!.getByText(/^\d de 5 hechas$/).waitFor();
      const lesson = phone!
        .getByRole('listitem')
        .filter({ has: phone!.getByRole('link', { name: 'Abrir la lección «Mediano plazo»' }) });
      await lesson.getByText('Hecha', { exact: true }).waitFor();
      expect(await findings(phone!)).toEqual([]);
      await done(laptop!).click();
      await mark(laptop!).waitFor();
    }));

  it.each(LESSONS)('leads through %s by keyboard, step by step, each at something of the page', (lesson) =>
    inBrowser(`tour-of-${lesson}`, { people: 1 }, async (page) => {
      await signIn(page!, 'admin', `/learning/${lesson}?project=${DEMO_PROJECT.id}`);
      await page!.getByRole('link', { name: 'Hacer el recorrido' }).press('Enter');
      for (let step = 1; ; step += 1) {
        await popover(page!)
          .getByText(new RegExp(`^${step} de \\d$`))
          .waitFor();
        // In the middle it would stand where what it speaks of was not found.
        expect(await page!.locator('#driver-dummy-element.driver-active-element').count()).toBe(0);
        if (step === 1) expect(await findings(page!)).toEqual([]);
        // The step takes keys once it is drawn.
        await page!.evaluate(
          () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
        );
        const isLast = (await popover(page!).getByRole('button', { name: 'Terminar' }).count()) > 0;
        if (isLast) break;
        await page!.keyboard.press('ArrowRight');
      }
      await popover(page!).getByRole('button', { name: 'Terminar' }).press('Enter');
      await page!.waitForURL(new RegExp(`/learning/${lesson}\\?project=`));
    }),
  );

  it('ends a tour by Escape where the person is, and leaves nothing of it in the address', () =>
    inBrowser('tour-ended', { people: 1 }, async (page) => {
      await signIn(page!, 'visita', `/restrictions?project=${DEMO_PROJECT.id}&tour=restrictions`);
      await popover(page!).waitFor();
      await page!.keyboard.press('Escape');
      await popover(page!).waitFor({ state: 'detached' });
      await page!.waitForURL((url) => !url.searchParams.has('tour') && url.pathname === '/restrictions');
    }));
});
