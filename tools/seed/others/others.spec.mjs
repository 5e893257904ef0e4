import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { DomainSite, loadDomain } from '../history/domain-site.mjs';
import { live, startOf } from './make-others.mjs';
import { OTHERS } from './projects.mjs';

const TODAY = '2026-11-20';

/** Everything there is done in the name of the business's admin. */
class AdminsSite extends DomainSite {
  act(_who, ...action) {
    return super.act('admin', ...action);
  }
}

/** Lives a project's history; every action of it is decided by the domain, so one that would be refused fails here. */
async function lived(domain, other, today = TODAY) {
  const site = new AdminsSite(domain, { now: `${today}T15:00:00.000Z` });
  const { name, periodDays } = other;
  site.begin({ name, periodDays, startDate: startOf(other, today), workingDays: '0111110' }, ['admin']);
  await live(site, other, today);
  return site.state;
}

describe('the other projects of the demo', () => {
  let domain;
  const plans = new Map();
  const indicatorsOf = (id) => domain.indicatorsOf(plans.get(id), TODAY);
  const shares = (id, which) =>
    indicatorsOf(id)[which].terms.flatMap(({ value }) => (value === null ? [] : [value]));
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

  before(async () => {
    domain = await loadDomain();
    for (const other of OTHERS) plans.set(other.id, await lived(domain, other));
  });

  it('stand in an open term of today, after as many as each has lived', () => {
    for (const { id, name, kept } of OTHERS) {
      const plan = plans.get(id);
      assert.equal(domain.closedTerms(plan).length, kept.length, name);
      const { startDate, periodDays } = domain.openTerm(plan);
      const since = domain.dayNumber(TODAY) - domain.dayNumber(startDate);
      assert.ok(since >= 0 && since < periodDays, `${name} ${startDate}`);
    }
  });

  it('begin their terms on different days', () => {
    const days = OTHERS.map(({ id }) => new Date(domain.openTerm(plans.get(id)).startDate).getUTCDay());
    assert.ok(new Set(days).size >= 3);
  });

  it('are of different health: one keeps its word, one does not, one learns, one gets worse', () => {
    const of = (id) => shares(`demo-${id}`, 'PPC');
    assert.ok(mean(of('condominio-los-robles')) > 75);
    assert.ok(mean(of('hospital-rio-claro')) < 55);
    const [learns, worsens] = ['colegio-san-esteban', 'bodega-el-salto'].map(of);
    assert.ok(mean(learns.slice(-3)) > mean(learns.slice(0, 3)) + 15, learns.join(' '));
    assert.ok(mean(worsens.slice(-3)) < mean(worsens.slice(0, 3)) - 15, worsens.join(' '));
  });

  it('have restrictions that fell due, and causes of what was not kept', () => {
    for (const { id, name } of OTHERS) {
      assert.ok(shares(id, 'PCR').length > 0, name);
      assert.ok(indicatorsOf(id).CNCPareto.length > 0, name);
    }
  });

  it('can be made on any day of the week', async () => {
    for (const today of ['2026-11-22', '2026-11-23', '2026-11-26'])
      for (const other of OTHERS) assert.ok(await lived(domain, other, today));
  });

  it('are not lived twice', async () => {
    const [other] = OTHERS;
    const site = new AdminsSite(domain, { now: `${TODAY}T15:00:00.000Z` });
    site.state = plans.get(other.id);
    await live(site, other, TODAY);
    assert.equal(site.actions, 0);
  });
});
