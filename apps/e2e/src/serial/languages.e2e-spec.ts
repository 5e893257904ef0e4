import { inBrowser } from '../browser/in-browser';
import { firstWeek } from '../languages/first-week';
import { findings } from '../languages/accessibility';
import { textsShown } from '../languages/texts-shown';
import { tour } from '../languages/tour';
import { foreignTexts } from '../languages/words';

/** Two minutes of looking on a machine of two cores. */
const LONG = 300_000;

describe('every screen', () => {
  // Both at once: each language has a window of its own, and neither changes what the other sees.
  it.concurrent.each(['es', 'en'] as const)(
    'speaks one language only and is open to screen readers: %s',
    (language) =>
      inBrowser(`tour-${language}`, { people: 1 }, async (page) => {
        const foreign = foreignTexts(language);
        const wrong: string[] = [];
        const look = async (screen: string) => {
          const texts = await textsShown(page!);
          wrong.push(...texts.filter((text) => foreign.has(text)).map((text) => `${screen} says "${text}"`));
          wrong.push(...(await findings(page!)).map((finding) => `${screen}: ${finding}`));
        };
        await tour(page!, language, look);
        await firstWeek(page!, language, look);
        expect(await page!.locator('html').getAttribute('lang')).toBe(language);
        expect([...new Set(wrong)]).toEqual([]);
      }),
    LONG,
  );
});
