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

/**
 * The address of a page of the help desk in a language; null where there is no help desk. Its own address comes with the page:
 * HELP_URL when the web was built.
 */
export function helpDesk(page: HelpPage, language: string): string | null {
  const desk = document.querySelector<HTMLMetaElement>('meta[name="help-desk"]')?.content;
  return desk ? `${desk}/${language}/${PAGES[page]}` : null;
}
