import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { FIXTURES } from '../environment';
import { doubleClickLink } from '../pages/double-click-link';
import { follow } from '../pages/follow';
import { DEMO_PROJECT, PASSWORD, PEOPLE } from '../people';
import { settingsTour } from './settings-tour';
import { type Language, wordsOf } from './words';

/** Shows every screen of the product in a language, one after the other, and changes nothing. `look` sees each of them. */
/** A row that is neither the first nor the last in sight. */
const IN_SIGHT = 6;

export async function tour(
  page: Page,
  language: Language,
  look: (screen: string) => Promise<void>,
): Promise<void> {
  const t = wordsOf(language);
  const button = (key: string) => page.getByRole('button', { name: t(key), exact: true }).first();
  const heading = (key: string) => page.getByRole('heading', { name: t(key), exact: true });
  const dialog = page.getByRole('dialog');
  const leave = async (by = 'common:cancel') => {
    await dialog.getByRole('button', { name: t(by) }).click();
    await dialog.waitFor({ state: 'detached' });
  };

  /** The page that is left stays until the next is there, and has rows and cells too. */
  const visit = async (path: string, title: string) => {
    await follow(page, `/${path}?project=${DEMO_PROJECT.id}`);
    await heading(title).waitFor();
  };

  await page.goto('/login');
  await page.getByRole('button', { name: language === 'en' ? 'English' : 'Español' }).click();
  await heading('login:title').waitFor();
  await look('login-email');
  for (const [way, path] of [
    ['forgotPassword', 'forgot.title'],
    ['forgotEmail', 'forgotEmail.title'],
    ['createAccount', 'createAccount.title'],
  ] as const) {
    await page.getByRole('link', { name: t(`login:${way}`) }).click();
    await heading(`account:${path}`).waitFor();
    await look(`login-${way}`);
    await page.goBack();
    await heading('login:title').waitFor();
  }
  await page.goto('/reset_password/nobody');
  await page.getByText(t('account:linkInvalid')).waitFor();
  await look('reset-password-invalid');
  await page.goto('/invitation');
  await page.getByText(t('invitation:invalid')).waitFor();
  await look('invitation-invalid');
  await page.goto('/unsubscribe');
  await page.getByText(t('unsubscribe:invalid.title')).waitFor();
  await look('unsubscribe-invalid');
  await page.goto('/maintenance');
  await heading('common:maintenance.title').waitFor();
  await look('maintenance');
  await page.goto('/login');
  await heading('login:title').waitFor();
  await page.getByRole('textbox', { name: t('login:email') }).fill(PEOPLE.admin.email);
  await button('login:continue').click();
  await heading('login:passwordTitle').waitFor();
  await look('login-password');
  await page.getByLabel(t('login:password'), { exact: true }).fill(PASSWORD);
  await button('login:enter').click();

  // Among all those that other tests have made.
  await page.getByLabel(t('projects:search')).fill(DEMO_PROJECT.name);
  await page.getByRole('link', { name: DEMO_PROJECT.name }).waitFor();
  await look('projects');
  await page.getByRole('link', { name: t('projects:new') }).click();
  await fillWizard();
  await showBusiness();
  await showAccount();
  await follow(page, `/gantt?project=${DEMO_PROJECT.id}`);
  await showGantt();
  await visit('reports', 'reports:title');
  await page.locator('.highcharts-series').first().waitFor();
  await look('reports');
  await visit('forecast', 'forecast:title');
  await page.locator('.highcharts-series').first().waitFor();
  await page.getByText(t('forecast:how.title')).click();
  await look('forecast');
  for (const [screen, title] of [
    ['restrictions', 'restrictions:title'],
    ['cnclog', 'cncLog:title'],
  ] as const) {
    await visit(screen, title);
    await page.locator('.grid-body').getByRole('row').first().waitFor();
    await look(screen);
  }
  await visit('restrictions', 'restrictions:title');
  await page.locator('.grid-body').getByRole('checkbox').first().check();
  await button('restrictions:copy.use').click();
  await dialog.waitFor();
  await look('restriction-copy');
  await leave();
  await button('restrictions:dialog.otherWays').click();
  await page.getByRole('menuitem', { name: t('restrictions:template.use') }).click();
  await dialog.waitFor();
  await look('restriction-template');
  await leave();
  await visit('restrictionsmanager', 'restrictions:manager.title');
  await page.locator('.grid-banner').first().waitFor();
  await look('restrictions-manager');
  await visit('progressManager', 'progress:title');
  await page.locator('.grid-body').getByRole('checkbox').first().check();
  await button('progress:bulk.commitment').waitFor();
  await look('progress-manager');
  await button('progress:bulk.commitment').click();
  await dialog.waitFor();
  await look('progress-commitment');
  await leave();
  await visit('progressKanban', 'progress:kanban.title');
  await page.locator('[data-card]').first().waitFor();
  await look('progress-kanban');
  await visit('field', 'field:title');
  await look('field');
  await visit('restrictionsKanban', 'restrictions:kanban.title');
  await page.locator('[data-card]').first().waitFor();
  await look('restrictions-kanban');
  await page.locator('[data-card]').first().click();
  await dialog.waitFor();
  await look('restriction-dialog');
  await dialog.getByRole('button', { name: t('restrictions:history.title'), exact: true }).click();
  await dialog.getByText(t('restrictions:history.made'), { exact: true }).waitFor();
  await look('restriction-history');
  await leave();
  await visit('notifications', 'notifications:title');
  const nothing = page.getByText(t('notifications:empty.title'));
  await nothing.or(heading('notifications:notices')).first().waitFor();
  await look('notifications');
  await visit('minutes', 'meeting:record.title');
  await look('minutes');
  await visit('log_actions', 'log:title');
  await page.getByRole('row').nth(1).waitFor();
  await look('log');
  await page.getByRole('row').nth(1).getByRole('gridcell').first().click();
  await dialog.getByRole('table').first().waitFor();
  await look('log-entry');
  await visit('rollback', 'rollback:title');
  await page.getByRole('row').nth(1).getByRole('button').click();
  await dialog.waitFor();
  await look('rollback-confirm');
  await leave();
  await look('rollback');
  await settingsTour(page, language, look);

  async function showTaskPanel(): Promise<void> {
    // Well within the chart: it scrolls to one at its edge, away from under the pointer.
    const row = page.locator('.gantt_row:not(.plan-row-summary)').nth(IN_SIGHT);
    await row.hover();
    await row.locator('.plan-open').click();
    const panel = page.getByRole('complementary');
    await panel
      .getByRole('region', { name: t('taskPanel:changes') })
      .getByRole('listitem')
      .first()
      .waitFor();
    await look('task-panel');
    await panel.getByRole('button', { name: t('common:close'), exact: true }).click();
    await panel.waitFor({ state: 'detached' });
    await button('gantt:selection.clear').click();
  }

  async function showAccount(): Promise<void> {
    await follow(page, '/profile_settings');
    await page.getByText(t('profile:access.current')).waitFor();
    await look('profile');
    await button('profile:picture.choose').click();
    await dialog.locator('img').first().waitFor();
    await look('avatar-dialog');
    await leave('common:close');
    await follow(page, '/businessSettings?section=members');
    await page
      .getByRole('region', { name: t('members:people') })
      .getByRole('listitem')
      .first()
      .waitFor();
    await look('members');
    await button('members:invite.button').click();
    await dialog.waitFor();
    await look('invite-dialog');
    await leave();
    await button('shell:menu.help').click();
    await dialog.waitFor();
    await look('help-dialog');
    await dialog.getByRole('button', { name: t('help:desk.consultants.title') }).click();
    await dialog.getByText(t('help:desk.consultants.title')).nth(1).waitFor();
    await look('help-topic');
    await dialog.getByRole('link', { name: t('help:page.contents.title') }).click();
    await heading('help:contents.title').waitFor();
    await look('help-contents');
    await follow(page, '/help/shortcuts');
    await page.getByRole('definition').first().waitFor();
    await look('help-shortcuts');
    await follow(page, '/help/close');
    await page.getByRole('article').waitFor();
    await look('help-page');
    await follow(page, '/learning');
    await page.getByRole('progressbar').waitFor();
    await look('learning');
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    await page.getByRole('article').getByRole('img').first().waitFor();
    await look('lesson');
    await page.goBack();
    await page.getByRole('link', { name: t('learning:toGlossary') }).click();
    await page.getByRole('term').first().waitFor();
    await look('glossary');
  }

  async function fillWizard(): Promise<void> {
    const step = (name: string) =>
      page.getByRole('group', { name: t(`newProject:steps.${name}`), exact: true });
    await step('data').waitFor();
    await look('wizard-data');
    await page.getByLabel(t('newProject:fields.name')).fill('Edificio Mirador');
    await page.getByLabel(t('newProject:fields.projectId')).fill('ED-MIRADOR');
    await button('newProject:next').click();
    await step('calendar').waitFor();
    await look('wizard-calendar');
    await button('newProject:next').click();
    await step('team').getByRole('listitem').first().waitFor();
    await look('wizard-team');
    await button('newProject:next').click();
    await step('begin').waitFor();
    await look('wizard-plan');
  }

  async function showBusiness(): Promise<void> {
    // A link would ask what is to become of the wizard's work.
    await page.goto('/?show=deleted');
    await dialog.waitFor();
    await look('deleted-projects');
    await follow(page, '/portfolio');
    await page.getByRole('row').nth(1).waitFor();
    await look('business-report');
    await follow(page, '/portfolio/laboratory');
    await page.getByRole('region', { name: 'PPC', exact: true }).waitFor();
    await look('laboratory');
    for (const section of [
      'profile',
      'restrictionFamilies',
      'restrictionTemplates',
      'cncTypes',
      'roles',
      'rhythmicUnits',
    ] as const) {
      await follow(page, `/businessSettings?section=${section}`);
      await page.getByRole('heading', { name: t(`businessSettings:section.${section}`) }).waitFor();
      await look(`business-${section}`);
    }
    await follow(page, '/businessSettings?section=restrictionTemplates');
    await button('businessSettings:templates.new').click();
    await dialog.waitFor();
    await look('business-new-template');
    await leave();
    await follow(page, '/new_container');
    await page.getByLabel(t('containers:fields.name')).waitFor();
    await look('new-container');
    await visit('responsibles', 'responsibles:title');
    await page.getByRole('row').nth(1).waitFor();
    await look('responsibles');
    for (const shown of ['add', 'sheet'] as const) {
      await follow(page, `/responsibles?project=${DEMO_PROJECT.id}&show=${shown}`);
      await dialog.waitFor();
      await look(`responsibles-${shown}`);
    }
  }

  async function showGantt(): Promise<void> {
    await page.locator('.gantt_task_line').first().waitFor({ state: 'attached' });
    await look('gantt-master');
    for (const [level, name] of [
      ['lookahead', 'lookahead'],
      ['shortTerm', 'short-term'],
      ['baseline', 'baseline'],
    ] as const) {
      await button(`gantt:level.${level}`).click();
      await look(`gantt-${name}`);
    }
    await button('gantt:columns.button').click();
    await dialog.getByRole('checkbox').first().waitFor();
    await look('gantt-columns');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await button('gantt:level.shortTerm').click();
    await page.locator('.gantt_row .plan-select').nth(2).click();
    await look('gantt-selection');
    await button('gantt:selection.assign').click();
    await dialog.getByRole('checkbox').first().waitFor();
    await look('assign-dialog');
    await leave();
    await button('gantt:selection.clear').click();
    await page.locator('.gantt_row:not(.plan-row-summary) [data-column-name=state]').first().dblclick();
    await dialog.waitFor();
    await look('cause-dialog');
    await leave();
    await button('gantt:level.masterPlan').click();
    await showTaskPanel();
    await doubleClickLink(page);
    await dialog.waitFor();
    await look('link-dialog');
    await leave();
    await button('gantt:import').click();
    await dialog.waitFor();
    await look('import-dialog');
    await leave();
    await button('exports:button').click();
    await page.getByRole('menuitem').first().waitFor();
    await look('export-menu');
    await page.keyboard.press('Escape');
    for (const target of ['primaveraP6', 'pdf'] as const) {
      await button('exports:button').click();
      await page
        .getByRole('menuitem', { name: t(`exports:target.${target}`) })
        .first()
        .click();
      await dialog
        .getByRole('button', { name: t('exports:download') })
        .and(page.locator(':enabled'))
        .waitFor();
      await look(`export-${target}`);
      await leave();
    }
    for (const kind of ['restrictions', 'shortTerm'] as const) {
      await button('sheetImport:button').click();
      await page.getByRole('menuitem', { name: t(`sheetImport:title.${kind}`) }).click();
      await dialog.waitFor();
      await look(`sheet-${kind}`);
      await leave();
    }
    await button('term:close.button').click();
    await dialog.waitFor();
    await look('close-checklist');
    await leave();
    await follow(page, `/merge?project=${DEMO_PROJECT.id}`);
    await page.getByText(t('merge:noFile.title')).waitFor();
    await look('merge-without-file');
    await follow(page, `/gantt?project=${DEMO_PROJECT.id}`);
    await button('gantt:import').click();
    // Without a connection the place to drop takes nothing. What is read is only compared: nothing of it enters the plan.
    await dialog
      .getByRole('button', { name: t('import:drop') })
      .and(page.locator(':enabled'))
      .waitFor();
    await dialog.getByLabel(t('import:file')).setInputFiles(join(FIXTURES, 'casa-piloto.xml'));
    await dialog.getByRole('link', { name: t('import:compare') }).click();
    await page.getByRole('grid').getByRole('row').nth(1).waitFor();
    await look('merge');
  }
}
