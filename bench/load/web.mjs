import { chromium } from 'playwright-core';
import { chromium as programOf } from '../../tools/local/install/chromium.mjs';
import { startStack } from '../../tools/local/stack.mjs';
import { bigPlan } from './big-plan.mjs';
import { fileToGantt } from './file-to-gantt.mjs';
import { firstPage } from './first-page.mjs';
import { restrictionsBoard } from './restrictions-board.mjs';
import { restrictionsGrid } from './restrictions-grid.mjs';
import { weekOfWork } from './week-of-work.mjs';

const HOME = '.local-bench';

const ALL = [firstPage, fileToGantt, bigPlan, restrictionsGrid, restrictionsBoard, weekOfWork];

/** What people wait for in a browser: the first page, the Gantt of a file that they bring in, edits of a large plan, a long table, a full board, a full week. */
export const web = (options = {}) => running(options, ALL);

/** The long table alone. */
export const grid = (options = {}) => running(options, [restrictionsGrid]);

/** The full board alone. */
export const board = (options = {}) => running(options, [restrictionsBoard]);

/** The full week alone. */
export const week = (options = {}) => running(options, [weekOfWork]);

async function running(options, parts) {
  const stack = await startStack({
    home: HOME,
    quiet: true,
    fresh: true,
    env: process.env,
    ...options,
  });
  try {
    return await inChromium(stack.url, parts);
  } finally {
    await stack.stop();
  }
}

/** The same of a stack that runs already. */
export async function inChromium(url, parts = ALL) {
  const executablePath = await programOf({ env: process.env, home: HOME, news: console.log });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const rows = [];
    for (const part of parts) rows.push(...(await part(browser, url)));
    return rows;
  } finally {
    await browser.close();
  }
}
