import {
  AS_IT_COMES,
  choiceFrom,
  chosenProjects,
  type LaboratoryChoice,
  periodOf,
  withChoice,
} from './laboratory-choice';

const back = (choice: LaboratoryChoice) => choiceFrom(withChoice(new URLSearchParams(), choice));

describe('what the laboratory compares', () => {
  it.each<Partial<LaboratoryChoice>>([
    {},
    { projects: ['p1', 'p2'], indicators: ['spi', 'madeReady'] },
    { containers: ['c1'], regions: ['Biobío', 'Maule, sur'], types: ['Salud'] },
    { weeks: 52, lead: 'madeReady', follow: 'spi' },
    { weeks: null, from: '2026-03-02', to: '' },
    { weeks: null, from: '', to: '' },
    { indicators: [] },
  ])('stands in the address: %p', (part) => {
    const choice = { ...AS_IT_COMES, ...part };
    expect(back(choice)).toEqual({ ...choice, ...(choice.weeks !== null && { from: '', to: '' }) });
  });

  it('keeps what else the address says, and says nothing of what is as it comes', () => {
    expect(withChoice(new URLSearchParams('x=1&weeks=12'), AS_IT_COMES).toString()).toBe('x=1');
  });

  it.each([
    'weeks=-1',
    'weeks=many',
    'indicators=secret',
    'from=2026-02-31',
    'lead=name',
    `projects=${'x'.repeat(300)}`,
  ])('takes nothing that is no choice: %s', (address) => {
    expect({ ...choiceFrom(new URLSearchParams(address)), weeks: 26 }).toEqual(AS_IT_COMES);
  });

  it('counts its weeks back from today, both days included', () => {
    expect(periodOf({ ...AS_IT_COMES, weeks: 12 }, '2026-03-29')).toEqual({
      from: '2026-01-05',
      to: '2026-03-29',
    });
    expect(periodOf({ ...AS_IT_COMES, weeks: null, to: '2026-03-01' }, '2026-03-29')).toEqual({
      from: null,
      to: '2026-03-01',
    });
  });

  it('is of the projects that are named, else of all that the rest leaves', () => {
    const project = (id: string, containerId: string | null, region: string | null, projectType: string) =>
      ({ id, containerId, region, projectType }) as never;
    const all = [
      project('p1', 'c1', 'Maule', 'Salud'),
      project('p2', 'c1', 'Biobío', 'Salud'),
      project('p3', null, null, ''),
    ];
    const ids = (part: Partial<LaboratoryChoice>) =>
      chosenProjects(all, { ...AS_IT_COMES, ...part }).map(({ id }) => id);
    expect(ids({})).toEqual(['p1', 'p2', 'p3']);
    expect(ids({ containers: ['c1'], regions: ['Biobío'] })).toEqual(['p2']);
    expect(ids({ projects: ['p3', 'gone'], containers: ['c1'] })).toEqual(['p3']);
  });
});
