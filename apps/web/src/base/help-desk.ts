import { type HelpSettings, helpRoutes } from '@plomada/contracts';
import { callRoute } from './api/call-route';

const PAGES = {
  technical: 'asistencia-tecnica',
  accounts: 'cuentas',
  consultants: 'consultores',
} as const;
export type HelpPage = keyof typeof PAGES;

/** Asks where this installation leads people on: as its operator has set it by now, not when the web was built. */
export const askHelpSettings = (): Promise<HelpSettings> => callRoute(helpRoutes.settings);

/** The address of a page of a help desk in a language. */
export const helpDeskPage = (desk: string, page: HelpPage, language: string): string =>
  `${desk}/${language}/${PAGES[page]}`;
