import type { Page } from 'playwright-core';
import { eventually } from '../eventually';
import { follow } from '../pages/follow';
import { DEMO_PROJECT } from '../people';
import { type Language, wordsOf } from './words';

const SECTIONS = [
  ...['company', 'project', 'general', 'location', 'operational', 'container'],
  ...['schedule', 'baselines', 'weights', 'resources', 'rhythm', 'members', 'emails'],
  ...['advanced', 'rollback', 'delete'],
];

/** Shows every section of the demo project's settings and changes nothing. */
export async function settingsTour(
  page: Page,
  language: Language,
  look: (screen: string) => Promise<void>,
): Promise<void> {
  const t = wordsOf(language);
  const heading = (section: string) =>
    page.getByRole('heading', { level: 2, name: t(`settings:section.${section}`), exact: true });
  for (const section of SECTIONS) {
    await follow(page, `/settings?project=${DEMO_PROJECT.id}&section=${section}`);
    await heading(section).waitFor();
    await eventually(
      async () => (await page.getByRole('status', { name: t('common:loading') }).count()) === 0,
    );
    await look(`settings-${section}`);
  }
  await follow(page, `/program?project=${DEMO_PROJECT.id}`);
  await heading('schedule').waitFor();
  await follow(page, `/settings?project=${DEMO_PROJECT.id}&section=baselines`);
  await page.getByRole('button', { name: t('settings:baselines.create') }).click();
  await page.getByRole('dialog').waitFor();
  await look('settings-new-baseline');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('common:cancel') })
    .click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}
