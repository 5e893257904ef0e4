import { figureOver, type LaboratoryIndicator } from './laboratory-indicator';
import { causesOfTerms, familiesOfTerms, paretoOver, termsIn } from './tallies';

const figure = (value: number | null, numerator: number, denominator: number) => ({
  ...{ value, numerator, denominator },
});
const endsOn = (lastDay: string) => ({
  ...{ number: 1, lastDay, figures: {}, causes: [], families: [] },
});

describe('the figure of a period', () => {
  it.each<[LaboratoryIndicator, ReturnType<typeof figure>[], number | null]>([
    // Two promises do not weigh as much as twenty: 19 of 22, not the mean of 50 and 90.
    ['ppc', [figure(50, 1, 2), figure(90, 18, 20)], 86.36],
    ['ppc', [figure(null, 0, 0), figure(90, 18, 20)], 90],
    ['ppc', [figure(null, 0, 0)], null],
    ['identificationTime', [figure(10, 20, 2), figure(4, 4, 1)], 8],
    ['causes', [figure(3, 3, 1), figure(0, 0, 1), figure(4, 4, 1)], 7],
    ['spi', [figure(0.8, 8, 10), figure(0.95, 19, 20)], 0.95],
    ['spi', [figure(0.8, 8, 10), figure(null, 0, 0)], 0.8],
    ['realProgress', [figure(12, 12, 100), figure(20, 20, 100)], 20],
  ])('of %s is that of all its terms together, or of the last', (indicator, terms, value) => {
    expect(figureOver(indicator, terms)?.value ?? null).toBe(value);
  });

  it('counts the terms that have one', () => {
    expect(figureOver('ppc', [figure(50, 1, 2), figure(null, 0, 0), undefined])?.terms).toBe(1);
  });
});

describe('the terms of a period', () => {
  it('are those that end in it, whatever the weeks of each project are', () => {
    const terms = [endsOn('2026-03-04'), endsOn('2026-03-11'), endsOn('2026-03-18')];
    const within = (from: string | null, to: string | null) =>
      termsIn(terms, { from, to }).map(({ lastDay }) => lastDay);
    expect(within('2026-03-04', '2026-03-11')).toEqual(['2026-03-04', '2026-03-11']);
    expect(within('2026-03-05', null)).toEqual(['2026-03-11', '2026-03-18']);
    expect(within(null, '2026-03-10')).toEqual(['2026-03-04']);
  });

  it('add up by cause and by family', () => {
    const family = { family: 'Design', due: 2, inTime: 1, found: 3, daysAhead: 12 };
    expect(
      causesOfTerms([
        { causes: [{ type: 'Rain', count: 1 }] },
        {
          causes: [
            { type: 'Crew', count: 2 },
            { type: 'Rain', count: 1 },
          ],
        },
      ]),
    ).toEqual([
      { type: 'Crew', count: 2 },
      { type: 'Rain', count: 2 },
    ]);
    expect(familiesOfTerms([{ families: [family] }, { families: [family] }])).toEqual([
      { family: 'Design', due: 4, inTime: 2, found: 6, daysAhead: 24 },
    ]);
  });
});

describe('a Pareto chart over projects', () => {
  it('has the most frequent first, what they reach together, and where each happened', () => {
    const counts = (rain: number, crew: number) => [
      { key: 'Rain', count: rain },
      { key: 'Crew', count: crew },
    ];
    expect(
      paretoOver([
        { projectId: 'p1', counts: counts(1, 2) },
        { projectId: 'p2', counts: counts(0, 5) },
      ]),
    ).toEqual([
      {
        ...{ key: 'Crew', count: 7, share: 87.5, cumulative: 87.5 },
        projects: [
          { projectId: 'p2', count: 5 },
          { projectId: 'p1', count: 2 },
        ],
      },
      { key: 'Rain', count: 1, share: 12.5, cumulative: 100, projects: [{ projectId: 'p1', count: 1 }] },
    ]);
    expect(paretoOver([{ projectId: 'p1', counts: counts(0, 0) }])).toEqual([]);
  });
});
