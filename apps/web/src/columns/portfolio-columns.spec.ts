import i18next from 'i18next';
import { formatFor } from '../base/format';
import { shownTable } from '../base/grid/shown-table';
import { project } from '../testing/examples';
import { startTestTranslations } from '../testing/translations';
import { columnsOf } from './catalogue';
import { PORTFOLIO_COLUMNS, type PortfolioRow } from './portfolio-columns';

const trends = {
  ...{ ppc: [60, 75, null], pcr: [100, 50], spi: [0.9, 0.95] },
  ...{ openRestrictions: 9, restrictionsAtRisk: 2, lastClose: null },
};
const row: PortfolioRow = {
  ...{ ...project({}), region: 'Norte', projectType: 'Torre' },
  ...{ container: null, portfolio: { trends, end: null } },
};

/** What is taken away of a project, by the head that it stands under. */
async function takenAway(language: 'es' | 'en', of = row) {
  await startTestTranslations(language);
  const words = { t: i18next.t, format: formatFor(language) };
  const { columns, lines } = shownTable('Portfolio', columnsOf(PORTFOLIO_COLUMNS, words, { now: 0 }), [of]);
  return new Map(columns.map(({ head }, at) => [head, lines[0]![at]]));
}

describe('the figures of the portfolio taken away', () => {
  it('stand under heads that say that they are the last ones', async () => {
    const spanish = await takenAway('es');
    expect(spanish.get('PPC, último corto plazo con cifra (%)')).toBe(75);
    expect(spanish.get('PCR, último corto plazo con cifra (%)')).toBe(50);
    expect(spanish.get('SPI, último corto plazo con cifra')).toBe(0.95);
    expect((await takenAway('en')).get('PPC, last short term with a figure (%)')).toBe(75);
  });

  it("say with what day's records the forecast was made, as a day", async () => {
    const end = { p50: '2026-11-20', p80: '2026-11-25', baseline: null };
    const forecast = { ...row, portfolio: { trends, end, dataDate: '2026-11-16' } };
    expect((await takenAway('es', forecast)).get('Pronóstico con datos al')).toBe('2026-11-16');
    expect((await takenAway('en', forecast)).get('Forecast with data as of')).toBe('2026-11-16');
  });

  it('say how many days ago a project closed last', async () => {
    await startTestTranslations('es');
    const words = { t: i18next.t, format: formatFor('es') };
    const now = Date.parse('2026-11-20T12:00:00Z');
    const column = columnsOf(PORTFOLIO_COLUMNS, words, { now }).find(({ id }) => id === 'lastClose')!;
    const closed = (lastClose: string | null) =>
      column.text({ ...row, portfolio: { trends: { ...trends, lastClose }, end: null } });
    expect(closed('2026-11-12T00:00:00Z')).toBe('hace 8 días');
    expect(closed('2026-11-20T08:00:00Z')).toBe('hoy');
    expect(closed(null)).toBe('—');
  });

  it('have no head that reads like the status of a project', async () => {
    const heads = [...(await takenAway('en')).keys()];
    expect(heads).toContain('Record of the figures');
    expect(heads.filter((head) => head.startsWith(i18next.t('projects:status.behind')))).toEqual([]);
  });
});
