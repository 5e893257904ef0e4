import { randomUUID } from 'node:crypto';
import { summary } from './times.mjs';

const UNSENT = 300;
const RUNS = 3;
/** How long the page is watched once the others' entry is seen: its own work is being sent then. */
const SENDING_MS = 3_000;

/**
 * The longest turn of a page with much unsent work when its connection comes back: somebody else has edited meanwhile, so that
 * all of it is decided again and sent. `client` is somebody else's on the project that `page` has open at `address` for `person`.
 */
export async function longestTurns(page, { client, person, address, projectId }) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  const { plan, seq } = await person.get(`/project/${projectId}/plan`);
  const parents = new Set(plan.tasks.map(({ parent }) => parent));
  const leaves = plan.tasks.filter(({ id }) => !parents.has(id));
  const turns = [];
  for (let n = 0; n <= RUNS; n += 1) {
    await page.goto('about:blank');
    await cdp.send('Network.setBlockedURLs', { urls: ['*socket.io*'] });
    await page.goto(address);
    // The database is the page's own to make.
    await opened(page);
    await page.evaluate(keepUnsent, {
      key: `plomada.pending.${person.userId}.${projectId}`,
      unsent: unsent(leaves, seq, n),
    });
    await page.reload();
    await opened(page);
    const text = `De otra persona ${n}`;
    await client.act('UPDATE_TASK', { id: leaves[0].id, text });
    await page.evaluate(watchTurns);
    await page.evaluate(() => (document.querySelector('.gantt_ver_scroll').scrollTop = 0));
    await cdp.send('Network.setBlockedURLs', { urls: [] });
    await page.getByText(text).first().waitFor();
    await page.waitForTimeout(SENDING_MS);
    turns.push(await page.evaluate(() => window.longestTurn()));
    await page.waitForFunction(() => !document.body.textContent.includes('sin enviar'));
  }
  return summary(
    `the longest turn of the page with ${UNSENT} unsent edits`,
    turns.slice(1),
    'bar 50; 0: none as long',
  );
}

async function opened(page) {
  await page.locator('.gantt_task_line').first().waitFor({ state: 'attached' });
  await page.waitForTimeout(2_000);
}

const unsent = (leaves, baseSeq, n) =>
  leaves.slice(1, 1 + UNSENT).map(({ id }, at) => ({
    id: randomUUID(),
    action: { type: 'UPDATE_TASK', payload: { id, text: `Sin enviar ${n} ${at}` } },
    when: new Date().toISOString(),
    baseSeq,
    stage: { name: 'waiting' },
  }));

/** In the page: as an earlier page of the same person left it in the browser's database. */
function keepUnsent({ key, unsent: work }) {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('keyval-store');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const writing = opening.result.transaction('keyval', 'readwrite');
      writing.objectStore('keyval').put(work, key);
      writing.oncomplete = resolve;
    };
  });
}

/** In the page: remembers its longest task, in milliseconds; the browser tells of those of 50 and more only. */
function watchTurns() {
  let longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  }).observe({ type: 'longtask' });
  window.longestTurn = () => longest;
}
