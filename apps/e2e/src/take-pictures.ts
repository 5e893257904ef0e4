import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser/launch-browser';
import { watchPage } from './browser/watch-page';
import { ROOT, URL_UNDER_TEST } from './environment';
import { firstWeek } from './languages/first-week';
import { tour } from './languages/tour';
import type { Language } from './languages/words';

const FOLDER = join(ROOT, 'screenshots');
/** A laptop and a tablet. */
const SIZES = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
] as const;
/** Charts grow and texts of other namespaces arrive a moment after their place is there. */
const SETTLED_MS = 700;

/** Writes a picture of every screen to screenshots/<language>/<size>/, and fails when a screen complained. */
async function takePictures(): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true });
  const browser = await launchBrowser();
  try {
    for (const language of ['es', 'en'] as const) {
      for (const size of SIZES) await allScreens(browser, language, size);
    }
  } finally {
    await browser.close();
  }
}

async function allScreens(browser: Browser, language: Language, size: (typeof SIZES)[number]): Promise<void> {
  const folder = join(FOLDER, language, `${size.width}x${size.height}`);
  mkdirSync(folder, { recursive: true });
  const context = await browser.newContext({
    baseURL: URL_UNDER_TEST,
    viewport: size,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const complaints = watchPage(page);
  let taken = 0;
  const look = async (screen: string) => {
    if (screen !== 'close-running') await page.waitForTimeout(SETTLED_MS);
    await page.screenshot({ path: join(folder, `${screen}.png`) });
    taken += 1;
  };
  await tour(page, language, look);
  await firstWeek(page, language, look);
  await context.close();
  console.log(`${taken} pictures in ${folder}`);
  const said = complaints();
  if (said.length > 0) throw new Error(`the screens complained:\n${said.join('\n')}`);
}

takePictures().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
