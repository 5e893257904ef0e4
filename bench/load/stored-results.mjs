import { MongoClient } from 'mongodb';
import { addDays } from '../../tools/seed/days.mjs';

/** A year of weekly terms: what a large firm has of each project. */
const TERMS = 52;
const INDICATORS = [
  'ppc',
  'pcr',
  'spi',
  'spit',
  'realProgress',
  'madeReady',
  'anticipated',
  'commitmentLevel',
];

/** Stores results of a year for each project, as the worker would have, before anybody looks: then nothing is calculated of their empty plans. */
export async function storeResults({ MONGO_URL }, projectIds) {
  const client = await MongoClient.connect(MONGO_URL);
  try {
    const reports = client.db('plomada_reports').collection('reports');
    const today = new Date().toISOString().slice(0, 10);
    await reports.bulkWrite(
      projectIds.map((projectId, n) => ({
        updateOne: { filter: { projectId }, update: { $set: resultsOf(n, today) }, upsert: true },
      })),
    );
  } finally {
    await client.close();
  }
}

function resultsOf(n, today) {
  const share = (term, salt) => ((n * 37 + term * 61 + salt * 17) % 60) + 40;
  const trend = (salt) => Array.from({ length: 12 }, (_, term) => share(term, salt));
  const figure = (value) => ({ value, numerator: value, denominator: 100 });
  const laboratory = Array.from({ length: TERMS }, (_, at) => ({
    number: at + 1,
    lastDay: addDays(today, 7 * (at - TERMS) - (n % 7) + 6),
    figures: Object.fromEntries(INDICATORS.map((id, salt) => [id, figure(share(at, salt))])),
    causes: [{ type: `Causa ${(n + at) % 9}`, count: 1 + (at % 3) }],
    families: [{ family: `Familia ${(n + at) % 6}`, due: 4, inTime: at % 5, found: 3, daysAhead: 40 }],
  }));
  return {
    ...{
      seq: 0,
      headSeq: 0,
      day: today,
      timeZone: null,
      computedAt: new Date().toISOString(),
      failed: false,
    },
    figures: {
      bl: 60,
      planned: 55,
      realProgress: 50,
      ppc: share(0, 0),
      pcr: share(0, 1),
      currentTerm: TERMS + 1,
    },
    portfolio: {
      ...{ ppc: trend(0), pcr: trend(1), spi: trend(2).map((value) => value / 100) },
      ...{
        openRestrictions: 20,
        restrictionsAtRisk: n % 9,
        lastClose: `${addDays(today, -(n % 20))}T18:00:00.000Z`,
      },
    },
    laboratory,
  };
}
