import {
  peopleImportRoutes,
  type PersonLine,
  type PersonOfBusiness,
  type PersonOutcome,
} from '@plomada/contracts';
import { callRoute } from '../../base/api/call-route';
import type { Language } from '../../base/i18n';
import { portionsOf } from './read-people';

/** Told of how many lines are done. */
type OnDone = (done: number, outcomes: readonly PersonOutcome[]) => void;

export const peopleOf = async (businessId: string): Promise<readonly PersonOfBusiness[]> =>
  (await callRoute(peopleImportRoutes.people, { params: { businessId } })).people;

/** What each line would do. */
export const previewOf = (businessId: string, lines: readonly PersonLine[], onDone: OnDone) =>
  outcomesByPortion(lines, onDone, (portion) =>
    callRoute(peopleImportRoutes.preview, { params: { businessId }, body: { lines: portion } }),
  );

/** Does it. What was done before something failed is told all the same. */
export const importInto = (
  businessId: string,
  { lines, lang }: { readonly lines: readonly PersonLine[]; readonly lang: Language },
  onDone: OnDone,
) =>
  outcomesByPortion(lines, onDone, (portion) =>
    callRoute(peopleImportRoutes.import, { params: { businessId }, body: { lines: portion, lang } }),
  );

async function outcomesByPortion(
  lines: readonly PersonLine[],
  onDone: OnDone,
  call: (portion: PersonLine[]) => Promise<{ outcomes: PersonOutcome[] }>,
): Promise<readonly PersonOutcome[]> {
  const all: PersonOutcome[] = [];
  for (const portion of portionsOf(lines)) {
    all.push(...(await call(portion)).outcomes);
    onDone(all.length, all);
  }
  return all;
}
