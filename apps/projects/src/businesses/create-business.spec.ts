import { randomUUID } from 'node:crypto';
import { allProjects, createBusiness } from '@plomada/contracts';
import { describeWithBacking } from '@plomada/testing';
import { auth } from '../testing/neighbours';
import { failureOf, type RunningProjects, startProjects } from '../testing/start-projects';

describeWithBacking('creating a business', () => {
  let projects: RunningProjects;
  let userId: string;

  const create = (name: string, by = userId, more: object = {}) =>
    projects.rpc.call(createBusiness, { userId: by, business: { name, ...more } });
  const listed = async () => {
    auth.memberships.set('root', { platform: ['root'], businesses: [], projects: [] });
    return Object.values((await projects.rpc.call(allProjects, { userId: 'root' })).businesses);
  };

  beforeAll(async () => {
    projects = await startProjects();
  });
  afterAll(() => projects?.stop());
  beforeEach(() => {
    userId = randomUUID();
    auth.failure = null;
  });

  it('makes its creator its admin and gives it the lists of a contractor', async () => {
    const business = await create(`Constructora ${userId}`);
    expect(auth.businesses).toContainEqual({ businessId: business.id, adminId: userId });
    expect(business.cncTypes).toContain('Falta de materiales');
    expect(business.restrictionFamilies).toContain('Permisos y recepciones');
    expect(business.roles).toContain('Capataz');
    expect(await listed()).toContainEqual(expect.objectContaining({ id: business.id, isAdmin: true }));
  });

  it('takes lists and details that are given', async () => {
    const business = await create(`Constructora ${userId}`, userId, {
      cncTypes: ['Lluvia'],
      phone: '2 2345',
    });
    expect(business).toMatchObject({ cncTypes: ['Lluvia'], phone: '2 2345' });
  });

  it('refuses a name that another has, however it is written', async () => {
    const name = `Ñuñoa ${userId}`;
    await create(name);
    const failure = await failureOf(create(`  ${name.toUpperCase()} `, randomUUID()));
    expect(failure).toMatchObject({ kind: 'conflict', code: 'BUSINESS_NAME_TAKEN' });
    expect(await failureOf(create(name))).toMatchObject({ code: 'BUSINESS_NAME_TAKEN' });
  });

  it('lets one of many win who want the same name at once', async () => {
    const all = await Promise.allSettled(
      Array.from({ length: 8 }, () => create(`Igual ${userId}`, randomUUID())),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('hides one that was cut off, and completes it at its creator’s next try', async () => {
    const name = `Cortada ${userId}`;
    auth.failure = new Error('auth crashed');
    expect(await failureOf(create(name))).toMatchObject({ kind: 'internal' });
    expect((await listed()).map((business) => business.name)).not.toContain(name);
    auth.failure = null;
    expect(await failureOf(create(name, randomUUID()))).toMatchObject({ code: 'BUSINESS_NAME_TAKEN' });
    await create(name);
    expect((await listed()).filter((business) => business.name === name)).toHaveLength(1);
  });
});
