import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { settle } from './beginning.mjs';
import { DomainSite, loadDomain } from './domain-site.mjs';
import { liveWeeks } from './weeks.mjs';

const CLOSED = 15;
const TODAY = '2026-11-20';
const quiet = () => undefined;

/** Lives the demo's history; every action of it is decided by the domain, so one that would be refused fails here. */
async function live(domain, site = DomainSite.ofBuilding(domain, { now: `${TODAY}T15:00:00.000Z` })) {
  await settle(site, '2026-08-03T11:30:00.000Z');
  await liveWeeks(site, { closed: CLOSED, today: TODAY, say: quiet });
  return site;
}

describe("the demo's history", () => {
  let domain;
  let site;
  let indicators;

  before(async () => {
    domain = await loadDomain();
    site = await live(domain);
    indicators = domain.indicatorsOf(site.state, TODAY);
  });

  it('closes the terms that are over and stands in the middle of the next', () => {
    assert.equal(domain.closedTerms(site.state).length, CLOSED);
    const { number, startDate } = domain.openTerm(site.state);
    assert.deepEqual([number, startDate], [CLOSED + 1, '2026-11-16']);
  });

  it('keeps between 55 and 90 percent of what each week promises', () => {
    const shares = indicators.PPC.terms.map(({ value }) => value).filter((value) => value !== null);
    assert.equal(shares.length >= CLOSED, true);
    for (const share of shares.slice(0, CLOSED)) assert.ok(share >= 55 && share <= 90, String(share));
    assert.ok(new Set(shares).size > 5);
  });

  it('has misses of many types, from many roles', () => {
    assert.ok(indicators.CNCPareto.length >= 6);
    assert.ok(indicators.CNCByRole.length >= 4);
  });

  it('has constraints in every state, most of them released in time', () => {
    for (const { state, numerator } of indicators.restState)
      assert.ok(numerator > 0, `none in state ${state}`);
    const { value } = indicators.PCR.total;
    assert.ok(value >= 60 && value <= 90, String(value));
  });

  it('has two constraints that will not be released in time, and coming work that nobody has analysed', () => {
    const { rows } = domain.viewOf(site.state, TODAY);
    const restrictions = domain.shownRestrictions(site.state, TODAY);
    const periods = domain.lookaheadPeriods(site.state, rows, restrictions);
    assert.equal(domain.willBlock(restrictions, periods.at(-1).end).length, 2);
    const readiness = periods.flatMap(({ tasks }) => tasks.map((task) => task.readiness));
    for (const one of ['ready', 'restricted', 'notAnalysed']) assert.ok(readiness.includes(one), one);
  });

  it('has constraints that nobody answers for yet, some of several tasks, some with a word about them', () => {
    const open = domain.shownRestrictions(site.state, TODAY).filter(({ released }) => released === null);
    const of = (holds) => assert.ok(open.some(holds), String(holds));
    of((one) => domain.isUnanswered(one));
    of(({ tasks }) => tasks.length > 1);
    of(({ comments }) => comments !== '');
  });

  it('leaves the open term with promises, and with one that cannot be closed yet', () => {
    const promised = site.state.tasks.rows.filter(({ commitment }) => commitment !== null);
    assert.ok(promised.length >= 3);
    assert.equal(domain.closeProblems(site.state).message, 'CLOSE_MISSING_CAUSES');
  });

  it('gives every task somebody in charge, and more than one person work', () => {
    assert.deepEqual(domain.closeProblems(site.state).missingResponsible, []);
    const people = new Set(site.state.tasks.rows.flatMap(({ responsibles }) => responsibles));
    assert.ok(people.size >= 7);
  });

  it('climbs through every storey with every trade', () => {
    const lines = domain.rhythm(site.state);
    assert.equal(lines.length, 8);
    for (const { name, bars, pace } of lines) {
      assert.deepEqual([name, bars.length], [name, 5]);
      assert.ok(pace > 0, `${name} ${pace}`);
    }
  });

  it('runs late, but not without measure', () => {
    const { value } = indicators.SPI.at(-1);
    assert.ok(value > 0.6 && value < 1.05, String(value));
  });

  it('is the same every time', async () => {
    const other = await live(domain);
    assert.deepEqual(await other.plan(), await site.plan());
  });

  it('goes on where it was cut off', async () => {
    for (const most of [1, 9, 40, 77, 120]) {
      const cut = DomainSite.ofBuilding(domain, { now: `${TODAY}T15:00:00.000Z` });
      cut.most = most;
      await assert.rejects(live(domain, cut), /cut off/);
      cut.most = Infinity;
      await live(domain, cut);
      assert.equal(domain.closedTerms(cut.state).length, CLOSED);
    }
  });

  it('is not lived twice', async () => {
    const before = await site.plan();
    const actions = site.actions;
    await live(domain, site);
    assert.equal(site.actions, actions);
    assert.deepEqual(await site.plan(), before);
  });
});
