import { exported, loadSources } from '../../sources/load-sources.mjs';

/** What the commands ask of the product itself: the domain, the words of a company's lists in a plan, and the schemas of settings. */
export const RULES = [
  exported('*', 'libs/domain/src/index.ts'),
  exported('{ wordsUsedBy }', 'apps/planning/src/outbox/words-used.ts'),
  exported(
    '{ emailSchedule, generalSettings, locationSettings, operationalSettings }',
    'libs/contracts/src/project-settings.ts',
  ),
  exported('{ newProject, projectSummarySchema }', 'libs/contracts/src/projects.ts'),
  exported('{ MAX_ATTACHMENTS }', 'libs/contracts/src/files.ts'),
];

/** The product's own rules as a module of this process. */
export const loadRules = () => loadSources('rules', RULES);
