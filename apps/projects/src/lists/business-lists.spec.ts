import { randomUUID } from 'node:crypto';
import {
  addListEntry,
  allProjects,
  type BusinessList,
  changeListEntry,
  editBusiness,
  getBusinessSettings,
  MAX_LIST_ENTRIES,
  removeListEntry,
  setBusinessModules,
  wordsUsed,
} from '@plomada/contracts';
import { EventBus } from '@plomada/service-kit';
import { describeWithBacking, eventually } from '@plomada/testing';
import { auth } from '../testing/neighbours';
import { failureOf, project, type RunningProjects, startProjects } from '../testing/start-projects';

describeWithBacking('the settings of a business', () => {
  let projects: RunningProjects;
  let businessId: string;
  const list: BusinessList = 'restrictionFamilies';
  beforeAll(async () => {
    projects = await startProjects();
    auth.memberships.set('root', { platform: ['root'], businesses: [], projects: [] });
  });
  afterAll(() => projects?.stop());
  beforeEach(async () => {
    businessId = await projects.newBusiness(randomUUID());
  });

  const settings = () => projects.rpc.call(getBusinessSettings, { businessId });
  const add = (name: string) => projects.rpc.call(addListEntry, { businessId, list, entry: { name } });
  const change = (entryId: string, to: { name?: string; isActive?: boolean }) =>
    projects.rpc.call(changeListEntry, { businessId, list, entryId, change: to });
  const remove = (entryId: string, of = businessId) =>
    projects.rpc.call(removeListEntry, { businessId: of, list, entryId });
  const offered = async () => {
    const { businesses } = await projects.rpc.call(allProjects, { userId: 'root' });
    return businesses[businessId]?.restrictionFamilies ?? [];
  };

  it('change what the company says of itself, and keep its name unique', async () => {
    const profile = { name: `Otra ${randomUUID()}`, taxNumber: '76.123.456-7', phone: '+56 2 2345' };
    const changed = await projects.rpc.call(editBusiness, { businessId, profile });
    expect(changed).toMatchObject({ ...profile, address: '' });
    const elsewhere = await projects.newBusiness(randomUUID());
    const stolen = projects.rpc.call(editBusiness, {
      businessId: elsewhere,
      profile: { name: profile.name.toUpperCase() },
    });
    expect(await failureOf(stolen)).toMatchObject({ kind: 'conflict', code: 'BUSINESS_NAME_TAKEN' });
  });

  it('are shown, to everybody, when words that came at once made a list too long', async () => {
    const present = (await settings()).lists[list].length;
    for (let n = present; n < MAX_LIST_ENTRIES - 1; n++) await add(`Palabra ${n}`);
    const added = await Promise.all(Array.from({ length: 20 }, (_, n) => failureOf(add(`A la vez ${n}`))));
    expect(added.filter((one) => one === 'answered').length).toBeGreaterThanOrEqual(1);
    expect(await failureOf(add('Una más'))).toMatchObject({ code: 'LIST_FULL' });
    expect((await settings()).lists[list].length).toBe((await offered()).length);
  });

  it('show the modules that the business was given', async () => {
    await projects.rpc.call(setBusinessModules, { businessId, modules: ['portfolio'] });
    const { businesses } = await projects.rpc.call(allProjects, { userId: 'root' });
    expect(businesses[businessId]?.modules).toEqual(['portfolio']);
  });

  it('take in a word once, however it is written and however many add it', async () => {
    const answers = await Promise.allSettled(['Grúas', ' grúas ', 'GRÚAS'].map(add));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await failureOf(add('Grúas'))).toMatchObject({ kind: 'conflict', code: 'LIST_ENTRY_TAKEN' });
    expect((await offered()).filter((word) => word.toLowerCase() === 'grúas')).toHaveLength(1);
    const inOther = { businessId, list: 'roles', entry: { name: 'Grúas' } } as const;
    await projects.rpc.call(addListEntry, inOther);
  });

  it('offer a word under its new name, and an inactive one no longer', async () => {
    const { id } = await add('Grúas');
    await change(id, { name: 'Grúas torre' });
    expect(await offered()).toContain('Grúas torre');
    await change(id, { isActive: false });
    expect(await offered()).not.toContain('Grúas torre');
    expect((await settings()).lists[list].find((one) => one.id === id)).toMatchObject({ isActive: false });
    const taken = await add('Andamios');
    expect(await failureOf(change(taken.id, { name: 'grúas TORRE' }))).toMatchObject({
      code: 'LIST_ENTRY_TAKEN',
    });
  });

  it('let go of a word that nothing was written with, and of no other', async () => {
    const wanted = project(businessId);
    await projects.create(wanted, randomUUID());
    const [idle, used] = [await add('Ociosa'), await add('Usada')];
    const words = [{ list, word: ' usada' }];
    await projects.app.get(EventBus).publish(wordsUsed, { projectId: wanted.id, words });
    const isUsed = async () => (await settings()).lists[list].find(({ id }) => id === used.id)?.inUse;
    await eventually(isUsed);
    await change(used.id, { name: 'Con otro nombre' });
    expect(await failureOf(remove(used.id))).toMatchObject({ kind: 'conflict', code: 'LIST_ENTRY_IN_USE' });
    await remove(idle.id);
    expect(await offered()).not.toContain('Ociosa');
  });

  it('are nobody else’s: an entry of another business is not found', async () => {
    const { id } = await add('Grúas');
    const elsewhere = await projects.newBusiness(randomUUID());
    expect(await failureOf(remove(id, elsewhere))).toMatchObject({ kind: 'notFound' });
    expect(await offered()).toContain('Grúas');
  });
});
