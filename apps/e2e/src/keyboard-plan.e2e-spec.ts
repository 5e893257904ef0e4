import { fromDocument, treeOf } from '@plomada/domain';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { logIn, type SignedIn } from './api/api';
import { newProject } from './api/new-project';
import { planOf } from './api/plan-log';
import { inBrowser } from './browser/in-browser';
import { signIn } from './browser/sign-in';
import { eventually } from './eventually';
import { ROOT } from './environment';
import { demoBranch, type TypedRow, typedRows } from './keyboard/demo-branch';
import { Keystrokes } from './keyboard/keystrokes';
import { planLine } from './keyboard/plan-line';
import { PEOPLE } from './people';

// Without the blanks that line up a table.
const DOCUMENTED = readFileSync(join(ROOT, 'docs/keyboard.md'), 'utf8').replace(/ +/g, ' ');

let admin: SignedIn;
beforeAll(async () => {
  admin = await logIn('admin');
});

/** The plan as it was typed, for people to compare. */
async function built(project: string): Promise<readonly TypedRow[]> {
  const plan = fromDocument((await planOf(admin, project)).plan);
  return typedRows(plan, treeOf(plan).inOrder);
}

/** The outline: each row is begun while the name of the one before is still open. */
async function outline(keys: Keystrokes, rows: readonly TypedRow[]): Promise<void> {
  for (const [at, { level, text, days }] of rows.entries()) {
    const isFirstBelow = level === 1 && rows[at - 1]?.level === 0;
    await keys.name(days === 0 ? 'Alt+m' : isFirstBelow ? 'Alt+Insert' : 'Insert', text);
    if (isFirstBelow && days === 0) await keys.press('Alt+ArrowRight');
    if (level === 0 && at > 0) await keys.press('Alt+ArrowLeft');
  }
  await keys.press('Enter');
  await keys.closed();
}

/** A column from top to bottom; rows without a value are passed. */
async function column(keys: Keystrokes, name: string, values: readonly string[]): Promise<void> {
  await keys.press('PageUp', 'Home');
  await keys.page.waitForFunction(() =>
    document.activeElement?.closest('.gantt_row')?.matches(':first-child'),
  );
  await keys.goTo(name);
  for (const value of values) await (value === '' ? keys.press('ArrowDown') : keys.fill(value));
}

/** Chosen once; it stays so for the person. */
async function showPredecessors(keys: Keystrokes): Promise<void> {
  const { page } = keys;
  const reached = () =>
    page.evaluate(() => {
      const active = document.activeElement as HTMLInputElement | null;
      return active?.labels?.[0]?.textContent ?? active?.getAttribute('aria-label');
    });
  const tabTo = async (name: string) => {
    for (let steps = 0; (await reached()) !== name; steps += 1) {
      if (steps > 60) throw new Error(`no ${name} to come to`);
      await keys.press('Tab');
    }
  };
  await keys.press('/');
  await page.waitForFunction(() => document.activeElement?.matches('input'));
  await tabTo('Columnas');
  await keys.press('Enter');
  await page.getByRole('dialog', { name: /^Columnas de / }).waitFor();
  await tabTo('Predecesoras');
  await keys.press('Space', 'Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

describe('a plan built by keys alone', () => {
  it('is that of the demo: levels, durations, links, milestones and people', () =>
    inBrowser('keyboard-plan', { people: 1 }, async (page) => {
      const people = ['facilitadora', 'capataz'] as const;
      const team = await Promise.all(people.map((one) => logIn(one)));
      const rows = await demoBranch(
        admin,
        people.map((one) => PEOPLE[one].name),
      );
      expect(rows.length).toBeGreaterThanOrEqual(20);
      const { id } = await newProject(admin, 'Construido con el teclado', team, ['responsible']);
      await signIn(page!, 'admin', `/gantt?project=${id}`);
      await page!.getByText('El proyecto aún no tiene tareas').waitFor();
      const keys = new Keystrokes(page!);
      await showPredecessors(keys);
      const columns = keys.count;
      await outline(keys, rows);
      const outlined = keys.count - columns;
      await column(
        keys,
        'days',
        rows.map(({ days }) => (days ? String(days) : '')),
      );
      await column(
        keys,
        'predecessors',
        rows.map(({ predecessors }) => predecessors),
      );
      await column(
        keys,
        'responsible',
        rows.map(({ responsible }) => responsible.slice(0, 4)),
      );
      const isSame = async () => JSON.stringify(await built(id)) === JSON.stringify(rows);
      // What differs says more than that something does.
      await eventually(isSame).catch(() => undefined);
      expect(await built(id)).toEqual(rows);
      const rest = keys.count - columns - outlined;
      const counted = { columns, outline: outlined, rest, all: keys.count };
      expect(DOCUMENTED).toContain(planLine(rows, counted));
    }));
});
