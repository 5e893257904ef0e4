import { randomUUID } from 'node:crypto';
import {
  removeRestrictionTemplate,
  RESTRICTION_TEMPLATE_LIMITS,
  type RestrictionTemplateFields,
  restrictionTemplatesFor,
  restrictionTemplatesOf,
  saveRestrictionTemplate,
} from '@plomada/contracts';
import { describeWithBacking } from '@plomada/testing';
import { failureOf, project, type RunningProjects, startProjects } from '../testing/start-projects';

const STEEL: RestrictionTemplateFields['lines'][number] = {
  detail: 'Enfierradura recibida',
  family: 'Calidad',
  type: 1,
  daysBefore: 2,
  role: 'Calidad',
  comments: '',
};

describeWithBacking('templates of restrictions', () => {
  let projects: RunningProjects;
  let businessId: string;
  beforeAll(async () => {
    projects = await startProjects();
  });
  afterAll(() => projects?.stop());
  beforeEach(async () => {
    businessId = await projects.newBusiness(randomUUID());
  });

  const save = (name: string, templateId = randomUUID(), values: object = {}) =>
    projects.rpc.call(saveRestrictionTemplate, {
      businessId,
      templateId,
      template: { name, lines: [STEEL], ...values },
    });
  const names = async (of = businessId) => {
    const { templates } = await projects.rpc.call(restrictionTemplatesOf, { businessId: of });
    return templates.map(({ name }) => name);
  };

  it('are a company’s own, by name, and are read in its projects', async () => {
    const id = randomUUID();
    await save('Tabiques');
    await save('Hormigonado', id);
    const wanted = project(businessId);
    await projects.create(wanted, randomUUID());
    const { templates } = await projects.rpc.call(restrictionTemplatesFor, { projectId: wanted.id });
    expect(templates[0]).toEqual({ id, name: 'Hormigonado', lines: [STEEL] });
    expect(templates).toHaveLength(2);
    expect(await names(await projects.newBusiness(randomUUID()))).toEqual([]);
    const nowhere = projects.rpc.call(restrictionTemplatesFor, { projectId: randomUUID() });
    expect(await failureOf(nowhere)).toMatchObject({ kind: 'notFound' });
  });

  it('are changed under their id, and removed', async () => {
    const id = randomUUID();
    await save('Hormigonado', id);
    const lines = [STEEL, { ...STEEL, detail: 'Bomba reservada' }];
    const { templates } = await save('Hormigón', id, { lines });
    expect(templates).toEqual([{ id, name: 'Hormigón', lines }]);
    const gone = () => projects.rpc.call(removeRestrictionTemplate, { businessId, templateId: id });
    expect(await gone()).toEqual({ templates: [] });
    expect(await failureOf(gone())).toMatchObject({ kind: 'notFound' });
  });

  it('have each a name of its own, however it is written and however many save it at once', async () => {
    const all = await Promise.allSettled(['Losa', ' LOSA ', 'losa'].map((name) => save(name)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await failureOf(save('Losa'))).toMatchObject({ kind: 'conflict', code: 'TEMPLATE_NAME_TAKEN' });
  });

  it('are as many as a company needs, and as long', async () => {
    const { templates: max, lines, daysBefore } = RESTRICTION_TEMPLATE_LIMITS;
    for (let n = 0; n < max; n += 1) await save(`Plantilla ${n}`);
    expect(await failureOf(save('Una más'))).toMatchObject({ code: 'TEMPLATES_FULL', params: { max } });
    const wrong = [
      { lines: [] },
      { lines: Array(lines + 1).fill(STEEL) },
      { lines: [{ ...STEEL, daysBefore: daysBefore + 1 }] },
      { lines: [{ ...STEEL, type: 3 }] },
      { lines: [{ ...STEEL, detail: ' ' }] },
      { name: '' },
    ];
    for (const values of wrong) {
      expect(await failureOf(save('Otra', randomUUID(), values))).toMatchObject({ code: 'REQUEST_INVALID' });
    }
  });

  it('are small together, however many are saved at once; what is refused leaves what was there', async () => {
    const losa = randomUUID();
    const heavy = { lines: Array(15).fill({ ...STEEL, comments: '鋼'.repeat(2000) }) };
    await save('Losa', losa);
    for (const name of ['Muros', 'Cielos']) await save(name, randomUUID(), heavy);
    const refused = { kind: 'conflict', code: 'TEMPLATES_TOO_LARGE', params: { kilobytes: 256 } };
    const more = ['Pisos', 'Ductos', 'Techos'].map((name) => failureOf(save(name, randomUUID(), heavy)));
    for (const failure of await Promise.all(more)) expect(failure).toMatchObject(refused);
    expect(await failureOf(save('Losa gruesa', losa, heavy))).toMatchObject(refused);
    const { templates } = await projects.rpc.call(restrictionTemplatesOf, { businessId });
    expect(templates.map(({ name }) => name)).toEqual(['Cielos', 'Losa', 'Muros']);
    expect(templates[1]).toEqual({ id: losa, name: 'Losa', lines: [STEEL] });
  });
});
