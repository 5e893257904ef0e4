import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { launchBrowser } from './browser/launch-browser';
import { remember } from './browser/sign-in';
import { ROOT, URL_UNDER_TEST } from './environment';
import { type Language, wordsOf } from './languages/words';
import { DEMO_PROJECT } from './people';

const FOLDER = join(ROOT, 'apps/web/public/lessons');
const SIZE = { width: 1200, height: 720 };
/** In pixels: as wide as a lesson is read, twice over for dense screens would be four times the bytes. */
const KEPT_WIDTH = 960;
/** Of WebP: letters stay sharp, and a picture weighs some 40 kB. */
const QUALITY = 72;
/** Charts grow a moment after their place is there. */
const SETTLED_MS = 900;
/** The first page of a browser brings the whole application. */
const PATIENCE_MS = 90_000;

/** What each picture shows: its page, and what must be there before it is taken. */
const PICTURES: Readonly<Record<string, (page: Page, t: (key: string) => string) => Promise<void>>> = {
  gantt: async (page) => {
    await visit(page, 'gantt');
    await page.locator('.gantt_row').first().waitFor();
  },
  'make-ready': async (page) => {
    await visit(page, 'restrictionsmanager');
    await page.locator('.grid-banner').first().waitFor();
  },
  restrictions: async (page) => {
    await visit(page, 'restrictions');
    await page.locator('.grid-body').getByRole('row').first().waitFor();
  },
  'restrictions-board': async (page) => {
    await visit(page, 'restrictionsKanban');
    await page.locator('[data-card]').first().waitFor();
  },
  progress: async (page) => {
    await visit(page, 'progressManager');
    await page.locator('.grid-body').getByRole('row').first().waitFor();
  },
  meeting: async (page, t) => {
    await visit(page, 'progressManager&meeting=1');
    await page.getByRole('button', { name: t('meeting:leave') }).waitFor();
  },
  close: async (page, t) => {
    await visit(page, 'gantt');
    await page.getByRole('button', { name: t('term:close.button') }).click();
    await page.getByRole('dialog').waitFor();
  },
  reports: async (page) => {
    await visit(page, 'reports');
    await page.locator('.highcharts-series').first().waitFor();
  },
  causes: async (page) => {
    await visit(page, 'cnclog');
    await page.locator('.grid-body').getByRole('row').first().waitFor();
  },
};

/** `page&more` with the demo project in the address. */
async function visit(page: Page, screen: string): Promise<void> {
  const [path, more = ''] = screen.split('&');
  await page.goto(`/${path}?project=${DEMO_PROJECT.id}${more && `&${more}`}`);
}

/** Writes the lessons' pictures anew, from the demo, in both languages. */
async function takeLessonPictures(): Promise<void> {
  const browser = await launchBrowser();
  try {
    for (const language of ['es', 'en'] as const) {
      const context = await browser.newContext({
        baseURL: URL_UNDER_TEST,
        viewport: SIZE,
        reducedMotion: 'reduce',
      });
      context.setDefaultTimeout(PATIENCE_MS);
      const page = await context.newPage();
      await remember(page, 'admin');
      await page.evaluate((chosen) => {
        localStorage.setItem('plomada.language', chosen);
        // The page is what is learned about.
        localStorage.setItem('plomada.drawer', 'collapsed');
      }, language);
      await take(page, language);
      await context.close();
    }
  } finally {
    await browser.close();
  }
}

async function take(page: Page, language: Language): Promise<void> {
  const folder = join(FOLDER, language);
  mkdirSync(folder, { recursive: true });
  for (const [name, show] of Object.entries(PICTURES)) {
    await show(page, wordsOf(language));
    await page.waitForTimeout(SETTLED_MS);
    const { size } = await sharp(await page.screenshot())
      .resize({ width: KEPT_WIDTH })
      .webp({ quality: QUALITY })
      .toFile(join(folder, `${name}.webp`));
    console.log(`${language}/${name}: ${Math.round(size / 1024)} kB`);
  }
}

takeLessonPictures().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
