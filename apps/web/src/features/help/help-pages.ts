import type { SupportTopic } from '@plomada/contracts';

/** The pages of help, by what they are about, in the order in which they are listed. */
export const HELP_GROUPS = {
  start: ['first-plan', 'projects', 'roles', 'people-list', 'account'],
  plan: ['gantt', 'task', 'links', 'import', 'spreadsheets', 'baselines', 'scenarios', 'line-of-balance'],
  prepare: ['lookahead', 'restrictions', 'restriction-mails'],
  week: ['commitments', 'causes', 'weekly-meeting', 'close', 'late-work', 'proposals', 'rollback'],
  site: ['field', 'offline', 'together'],
  figures: ['indicators', 'reports', 'forecast', 'portfolio', 'laboratory'],
  rest: ['settings', 'tables', 'exports', 'log', 'api-tokens', 'calendar-feeds', 'webhooks', 'shortcuts'],
} as const;

export type HelpGroup = keyof typeof HELP_GROUPS;
export type HelpPageId = (typeof HELP_GROUPS)[HelpGroup][number];

export const HELP_PAGES: readonly HelpPageId[] = Object.values(HELP_GROUPS).flat();

/** The page's text in Markdown by the page's id. */
export type HelpTexts = Readonly<Record<HelpPageId, string>>;

/** Words by which people ask for a page and which it does not have itself. */
export type HelpWords = Readonly<Record<HelpPageId, string>>;

export interface HelpContent {
  readonly texts: HelpTexts;
  readonly words: HelpWords;
}

/** What explains most of what people ask a person about. */
export const PAGES_OF_TOPICS: Readonly<Record<SupportTopic, readonly HelpPageId[]>> = {
  technical: ['offline', 'together', 'import', 'exports'],
  accounts: ['account', 'roles', 'people-list', 'restriction-mails'],
  consultants: ['first-plan', 'lookahead', 'weekly-meeting', 'indicators'],
};

/** What explains each screen. */
const OF_SCREENS: Readonly<Record<string, HelpPageId>> = {
  '/': 'projects',
  '/new_project': 'first-plan',
  '/new_bussiness': 'projects',
  '/new_container': 'projects',
  '/container': 'projects',
  '/edit_container': 'projects',
  '/businessSettings': 'projects',
  '/portfolio': 'portfolio',
  '/portfolio/laboratory': 'laboratory',
  '/profile_settings': 'account',
  '/gantt': 'gantt',
  '/merge': 'import',
  '/field': 'field',
  '/restrictions': 'restrictions',
  '/restrictionsmanager': 'lookahead',
  '/restrictionsKanban': 'restrictions',
  '/progressManager': 'commitments',
  '/progressKanban': 'commitments',
  '/cnclog': 'causes',
  '/lineOfBalance': 'line-of-balance',
  '/forecast': 'forecast',
  '/minutes': 'weekly-meeting',
  '/log_actions': 'log',
  '/notifications': 'proposals',
  '/rollback': 'rollback',
  '/scenarios': 'scenarios',
  '/compare': 'scenarios',
  '/settings': 'settings',
  '/program': 'settings',
  '/reports': 'reports',
  '/responsibles': 'roles',
};

/** The page about a screen; null where none is. */
export const helpOfScreen = (pathname: string): HelpPageId | null => OF_SCREENS[pathname] ?? null;

export const isHelpPage = (id: string): id is HelpPageId => (HELP_PAGES as readonly string[]).includes(id);
