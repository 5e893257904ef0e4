import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { differencesIn } from './testing/network';
import { type Network, type NetworkLink, Oracle, type OracleRules } from './testing/oracle';
import { describeWithShared, SHARED_DATA } from './testing/shared';

const EXAMPLES = join(SHARED_DATA, 'vectors/cran-criticalpath-relation-types.json');

interface Example {
  readonly name: string;
  readonly plainCpmAgrees?: boolean;
  readonly activities: readonly {
    readonly id: string;
    readonly dur: number;
    readonly early_start: number;
    readonly early_finish: number;
    readonly late_start: number;
    readonly late_finish: number;
  }[];
  readonly links: readonly {
    readonly p: string;
    readonly s: string;
    readonly type: NetworkLink['type'];
    readonly lag: number;
  }[];
}

const networkOf = ({ activities, links }: Example): Network => ({
  projectStart: '2026-03-02',
  workingDays: '1111111',
  holidays: [],
  tasks: activities.map(({ id, dur }) => ({
    id,
    parent: null,
    duration: dur,
    constraint: 'asap',
    date: null,
  })),
  links: links.map(({ p, s, type, lag }) => ({ source: p, target: s, type, lag })),
});

function differencesUnder(rules: OracleRules, example: Example): readonly string[] {
  const oracle = new Oracle(networkOf(example), rules);
  return example.activities.flatMap(({ id, early_start, early_finish, late_start, late_finish }) => {
    const { start, finish, lateStart, lateFinish } = oracle.of(id);
    const got = [start, finish, lateStart, lateFinish].join(' ');
    const want = [early_start, early_finish, late_start, late_finish].join(' ');
    return got === want ? [] : [`${id}: got ${got}, want ${want}`];
  });
}

const cases = existsSync(EXAMPLES)
  ? (JSON.parse(readFileSync(EXAMPLES, 'utf8')) as { cases: Example[] }).cases
  : [];

/**
 * These publishers let work begin before the project and end after it. Nothing else of theirs differs from ours: without
 * these two rules their numbers are those of the definitions, and with them the engine's are.
 */
describeWithShared('published examples of the link types', cases, 'vectors', () => {
  it.each(cases)('have the published numbers without our two rules: $name', (example) => {
    expect(differencesUnder({ clampsAtStart: false, capsAtEnd: false }, example)).toEqual([]);
  });

  it.each(cases)('have the numbers of the definitions with them: $name', (example) => {
    expect(differencesIn(networkOf(example))).toEqual([]);
  });

  it('are set apart exactly where one of the two rules tells', () => {
    const differing = cases.filter(
      (example) => differencesUnder({ clampsAtStart: true, capsAtEnd: true }, example).length > 0,
    );
    expect(differing.map(({ name }) => name)).toEqual(
      cases.filter(({ plainCpmAgrees }) => plainCpmAgrees === false).map(({ name }) => name),
    );
  });
});
