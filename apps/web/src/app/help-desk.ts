/** Where people are helped: the one address to change when the help desk moves. Its pages hang below it, by language. */
const HELP_DESK = 'https://ayuda.plomada.example';

const PAGES = {
  technical: 'asistencia-tecnica',
  accounts: 'cuentas',
  consultants: 'consultores',
  learning: 'aprendizaje',
  firstSteps: 'aprendizaje/primeros-pasos',
  lookahead: 'aprendizaje/lookahead',
  weeklyMeeting: 'aprendizaje/reunion-semanal',
  indicators: 'aprendizaje/indicadores',
} as const;
export type HelpPage = keyof typeof PAGES;

/** The address of a page of the help desk in a language. */
export const helpDesk = (page: HelpPage, language: string): string =>
  `${HELP_DESK}/${language}/${PAGES[page]}`;
