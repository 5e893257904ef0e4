import { inBrowser } from './browser/in-browser';
import { firstWeek } from './languages/first-week';
import { findings } from './languages/accessibility';
import { textsShown } from './languages/texts-shown';
import { tour } from './languages/tour';
import { foreignTexts, type Language } from './languages/words';

const NAMES: Readonly<Record<Language, string>> = { es: 'Spanish', en: 'English' };

describe.each(['es', 'en'] as const)('every screen in %s', (language) => {
  it(`speaks ${NAMES[language]} only and is open to screen readers`, () =>
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
    }));
});
