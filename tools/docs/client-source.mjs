import { exported, loadSources } from '../sources/load-sources.mjs';

/** The contracts of the gateway's routes as they are, with what makes JSON Schemas of them. */
export const routeContracts = () =>
  loadSources('contracts', [exported('*', 'libs/contracts/src/index.ts'), "export { z } from 'zod';"]);
