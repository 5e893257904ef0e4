import { type Migration, updateInBatches } from '@plomada/service-kit';

/** The index of when a term had one meeting. */
const ONE_A_TERM = 'projectId_1_number_1';

/** Minutes of before meetings were told apart by their day have that of UTC on which they began; a term may have several. */
export const minutesHaveADay: Migration = {
  name: '2026-11-30-minutes-have-a-day',
  breaking: false,
  async run(database) {
    const minutes = database.collection('minutes');
    const begun = { $substrBytes: ['$startedAt', 0, 10] };
    const changed = await updateInBatches(minutes, { date: { $exists: false } }, [{ $set: { date: begun } }]);
    await minutes.dropIndex(ONE_A_TERM).catch(unlessMissing);
    return changed;
  },
};

/** That there is no such index, or no minutes at all. */
const MISSING = new Set<unknown>(['IndexNotFound', 'NamespaceNotFound']);

function unlessMissing(error: unknown): void {
  if (!MISSING.has((error as { codeName?: unknown }).codeName)) throw error;
}
