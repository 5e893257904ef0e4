import { randomUUID } from 'node:crypto';
import {
  citiesOf,
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

  it('mail to members of the business only', async () => {
    auth.members = ['ana'];
    const schedule = { days: [5, 1, 5], hour: 9, timeZone: 'America/Santiago', copies: ['ana'] };
    const set = (copies: string[]) =>
      projects.rpc.call(setEmailSchedule, { projectId, schedule: { ...schedule, copies } });
    expect(await failureOf(set(['ana', 'stranger']))).toMatchObject({
      code: 'TEAM_MEMBER_UNKNOWN',
      rows: ['stranger'],
    });
    expect((await set(['ana'])).emails).toEqual({
      ...schedule,
      days: [1, 5],
      status: 'complete',
      chosen: true,
    });
    const told = await projects.database
      .collection('outbox')
      .findOne({ key: 'projects.email-schedule-changed', 'payload.projectId': projectId });
    expect(told?.payload.schedule.days).toEqual([1, 5]);
  });
});
