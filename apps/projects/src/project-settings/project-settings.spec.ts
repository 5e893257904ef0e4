import { randomUUID } from 'node:crypto';
import {
  citiesOf,
  holidaysOf,
  editProjectSettings,
  getProjectSettings,
  placesOf,
  projectSummary,
  setEmailSchedule,
} from '@plomada/contracts';
import { describeWithBacking } from '@plomada/testing';
import type { z } from 'zod';
import { auth } from '../testing/neighbours';
import { failureOf, project, type RunningProjects, startProjects } from '../testing/start-projects';

describeWithBacking('the settings of a project', () => {
  let projects: RunningProjects;
  let businessId: string;
  let projectId: string;
  beforeAll(async () => {
    projects = await startProjects();
  });
  afterAll(() => projects?.stop());
  beforeEach(async () => {
    businessId = await projects.newBusiness(randomUUID());
    projectId = (await projects.create(project(businessId), randomUUID())).id;
  });

  type Change = z.input<typeof editProjectSettings.request>['change'];
  const edit = (change: Change, id = projectId) =>
    projects.rpc.call(editProjectSettings, { projectId: id, change });

  it('begin empty, and keep what is not given', async () => {
    const first = await projects.rpc.call(getProjectSettings, { projectId });
    expect(first).toMatchObject({
      general: { description: '' },
      location: { country: null, region: null, city: null },
      emails: { status: 'incomplete', chosen: false, hour: 7, copies: [] },
    });
    await edit({ operational: { managerName: 'Rosa Díaz', detailsAmount: 1200, detailsUnit: 'm²' } });
    const changed = await edit({ operational: { projectType: 'Edificio' }, general: { description: 'x' } });
    expect(changed.operational).toMatchObject({
      managerName: 'Rosa Díaz',
      detailsAmount: 1200,
      projectType: 'Edificio',
    });
    const summary = await projects.rpc.call(projectSummary, { projectId });
    expect(summary.managerName).toBe('Rosa Díaz');
  });

  it('keep the code unique in the business', async () => {
    await projects.create(project(businessId, { projectId: 'Torre 9' }), randomUUID());
    expect(await failureOf(edit({ general: { projectId: 'TORRE  9' } }))).toMatchObject({
      kind: 'conflict',
      code: 'PROJECT_ID_TAKEN',
    });
    expect((await edit({ general: { projectId: 'Torre 10' } })).general.projectId).toBe('Torre 10');
  });

  it.each([-1, 1.5])('refuse a quantity of %p', async (detailsAmount) => {
    expect(await failureOf(edit({ operational: { detailsAmount } }))).toMatchObject({
      kind: 'invalid',
      code: 'REQUEST_INVALID',
    });
  });

  it('refuse what nobody knows', async () => {
    const sneaked = { operational: { managerName: 'x', businessId: 'other' } } as Change;
    expect(await failureOf(edit(sneaked))).toMatchObject({ code: 'REQUEST_INVALID' });
    expect(await failureOf(edit({}, randomUUID()))).toMatchObject({ kind: 'notFound' });
  });

  it('take a place that exists: a region of its country, any city of a region', async () => {
    const { places } = await projects.rpc.call(placesOf, { country: null });
    expect(places).toContainEqual({ code: 'CL', name: 'Chile' });
    const regions = await projects.rpc.call(placesOf, { country: 'CL' });
    expect(regions.places.map(({ code }) => code)).toContain('RM');
    const { cities } = await projects.rpc.call(citiesOf, { country: 'CL', region: 'RM' });
    expect(cities).toContain('Santiago');
    const location = { country: 'CL', region: 'RM', city: 'Cerrillos' };
    expect((await edit({ location })).location).toEqual(location);
    for (const wrong of [
      { country: 'ZZ', region: null, city: null },
      { country: 'CL', region: 'ARE', city: null },
      { country: 'CL', region: null, city: 'Cerrillos' },
    ]) {
      expect(await failureOf(edit({ location: wrong }))).toMatchObject({ code: 'LOCATION_UNKNOWN' });
    }
  });

  it('offer the public holidays of their country by name, some years at a time', async () => {
    const ask = (asked: {
      country: string;
      region?: string;
      from: number;
      to: number;
      language: 'es' | 'en';
    }) => projects.rpc.call(holidaysOf, asked).then(({ holidays }) => holidays);
    const chile = await ask({ country: 'CL', from: 2026, to: 2027, language: 'es' });
    expect(chile).toContainEqual({ date: '2026-09-18', name: 'Fiestas Patrias' });
    expect(chile).toContainEqual({ date: '2027-05-21', name: 'Día de las Glorias Navales' });
    expect(chile).toContainEqual({ date: '2026-04-04', name: 'Sábado Santo' });
    // Banks stay closed, sites do not.
    expect(chile.map(({ date }) => date)).not.toContain('2026-12-31');
    const inEnglish = await ask({ country: 'CL', from: 2026, to: 2026, language: 'en' });
    expect(inEnglish).toContainEqual({ date: '2026-12-25', name: 'Christmas Day' });
    // The assault on the Morro is kept in Arica alone.
    const arica = await ask({ country: 'CL', region: 'AP', from: 2026, to: 2026, language: 'es' });
    expect(arica.map(({ date }) => date)).toContain('2026-06-07');
    expect(chile.map(({ date }) => date)).not.toContain('2026-06-07');
    // A feast of four days has all four.
    const saudi = await ask({ country: 'SA', from: 2026, to: 2026, language: 'en' });
    expect(saudi.filter(({ name }) => /Fitr/.test(name))).toHaveLength(4);
    expect(await ask({ country: 'CL', region: 'XX', from: 2026, to: 2026, language: 'es' })).toHaveLength(
      chile.filter(({ date }) => date < '2027').length,
    );
    expect(await ask({ country: 'ZZ', from: 2026, to: 2026, language: 'es' })).toEqual([]);
    const years = new Set(
      (await ask({ country: 'CL', from: 1990, to: 2100, language: 'es' })).map(({ date }) =>
        date.slice(0, 4),
      ),
    );
    expect(years.size).toBe(15);
  });

  it('mail to those only who see the project', async () => {
    auth.members = new Map([
      ['jefa', 'businessAdmin'],
      ['ana', 'businessMember'],
      ['otro', 'businessMember'],
    ]);
    auth.projectMembers = ['ana'];
    const schedule = { days: [5, 1, 5], hour: 9, timeZone: 'America/Santiago' };
    const set = (copies: string[]) =>
      projects.rpc.call(setEmailSchedule, { projectId, schedule: { ...schedule, copies } });
    expect(await failureOf(set(['ana', 'otro', 'stranger', 'otro']))).toMatchObject({
      code: 'COPIES_NOT_OF_PROJECT',
      params: { count: 2 },
      rows: ['otro', 'stranger'],
    });
    expect((await set(['ana', 'jefa', 'ana'])).emails).toEqual({
      ...schedule,
      ...{ days: [1, 5], copies: ['ana', 'jefa'] },
      status: 'complete',
      chosen: true,
    });
    const told = await projects.database
      .collection('outbox')
      .findOne({ key: 'projects.email-schedule-changed', 'payload.projectId': projectId });
    expect(told?.payload.schedule.days).toEqual([1, 5]);
    // Who was in copy and has left goes out of it, and keeps nobody from saving.
    auth.members.delete('jefa');
    expect((await set(['ana', 'jefa'])).emails).toMatchObject({ copies: ['ana'] });
    expect(await failureOf(set(['ana', 'jefa']))).toMatchObject({ code: 'COPIES_NOT_OF_PROJECT' });
  });

  it('are mailed on no day where none is chosen, which the settings tell', async () => {
    const schedule = { days: [], hour: 9, timeZone: 'America/Santiago', copies: [] };
    const { emails } = await projects.rpc.call(setEmailSchedule, { projectId, schedule });
    expect(emails).toEqual({ ...schedule, status: 'incomplete', chosen: true });
  });
});
