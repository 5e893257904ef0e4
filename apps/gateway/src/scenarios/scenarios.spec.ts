import { pathOf, ROUTES, type RouteContract, scenarioRoutes } from '@plomada/contracts';
import { describeWithBacking } from '@plomada/testing';
import request from 'supertest';
import { people, PROJECT } from '../testing/people';
import { RunningGateway } from '../testing/running-gateway';
import { SCENARIO } from '../testing/scenarios-double';

const PLAN = `${PROJECT}~${SCENARIO}`;
const { ana, luis, eva } = people();

describeWithBacking('scenarios at the gateway', () => {
  let gateway: RunningGateway;
  beforeAll(async () => {
    gateway = await RunningGateway.start();
  });
  afterAll(() => gateway?.stop());

  const ask = (route: RouteContract, params: Record<string, unknown>, { token } = ana, body?: object) => {
    const path = `/api${pathOf(route, params)}`;
    const call = request(gateway.url)[route.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete'](path);
    return call.set('authorization', `Bearer ${token}`).send(body);
  };
  /** Every other parameter is an id of the right form. */
  const filled = (route: RouteContract, planId: string): Record<string, string> => {
    const named = ruleOf(route);
    const user = ana.session.user.id;
    const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name!);
    const values: Record<string, string> = {
      userId: user,
      x: user,
      seq: '0',
      date: '2026-03-02',
      term: '1',
      scenarioId: SCENARIO,
    };
    return Object.fromEntries(names.map((name) => [name, name === named ? planId : (values[name] ?? 'id')]));
  };
  const ruleOf = ({ access }: RouteContract): string | undefined => {
    const rules = access === 'public' ? [] : access;
    const rule = rules.find((one) => (one.of === 'plan' || one.of === 'project') && one.in === 'path');
    return rule && 'id' in rule ? rule.id : undefined;
  };
  const takesPlans = ({ access }: RouteContract): boolean =>
    access !== 'public' && access.some(({ of }) => of === 'plan');

  it('are taken by the calls about a plan, and refused by every call about a project', async () => {
    const named = ROUTES.filter((route) => ruleOf(route) !== undefined);
    const plans = named.filter(takesPlans);
    expect(plans.map(({ path }) => path).sort()).toEqual([
      '/actions/:projectId/all',
      '/actions/:projectId/entry/:actionId',
      '/actions/:projectId/get_after/:date',
      '/actions/:projectId/since/:seq',
      '/project/:id/full/:userId',
      '/project/:id/plan',
      '/project/lastUpdate/:id',
    ]);
    for (const route of plans) {
      const { status } = await ask(route, filled(route, PLAN));
      expect([route.path, status]).toEqual([route.path, 200]);
    }
    const others = named.filter((route) => !takesPlans(route));
    expect(others.length).toBeGreaterThan(30);
    for (const route of others) {
      const { status, body } = await ask(route, filled(route, PLAN), ana, {});
      expect([route.method, route.path, status, body.failure?.code ?? body.code]).toEqual([
        ...[route.method, route.path, 400, 'REQUEST_INVALID'],
      ]);
    }
  });

  it('are nothing to whoever may not see their project, whatever else they administrate', async () => {
    for (const route of ROUTES.filter(takesPlans)) {
      const params = { ...filled(route, PLAN), userId: eva.session.user.id };
      expect([route.path, (await ask(route, params, eva)).status]).toEqual([route.path, 404]);
    }
    const theirs = await ask(scenarioRoutes.all, { project: PROJECT }, eva);
    expect(theirs.status).toBe(404);
  });

  it('are looked at by who views, made by who edits, adopted by who administrates', async () => {
    const params = { project: PROJECT, scenarioId: SCENARIO };
    const name = { name: 'Acelerar' };
    const as = async (who: typeof ana) => [
      (await ask(scenarioRoutes.all, params, who)).status,
      (await ask(scenarioRoutes.create, params, who, name)).status,
      (await ask(scenarioRoutes.rename, params, who, name)).status,
      (await ask(scenarioRoutes.discard, params, who)).status,
      (await ask(scenarioRoutes.adoption, params, who)).status,
    ];
    expect(await as(ana)).toEqual([200, 200, 200, 200, 200]);
    expect(await as(luis)).toEqual([200, 403, 403, 403, 403]);
    expect(gateway.world.asked).toContain('scenario Acelerar by user-ana');
    expect(gateway.world.asked).toContain(`discard ${SCENARIO} by user-ana`);
  });

  it('open with what their project says and which they are, and stand among its programs', async () => {
    const { body } = await request(gateway.url)
      .get(`/api/project/${PLAN}/full/${ana.session.user.id}`)
      .set('authorization', `Bearer ${ana.token}`);
    expect(body.summary.id).toBe(PROJECT);
    expect(body.roles).toContain('projectAdmin');
    expect(body.scenario).toMatchObject({ planId: PLAN, name: 'Acelerar' });
    expect(body.progList).toEqual([PROJECT, PLAN]);
    expect(body.programs[PLAN]).toMatchObject({ name: 'Acelerar' });
  });

  it('have a room of their own, and no close', async () => {
    const socket = await gateway.socket();
    const joined = await socket.emitWithAck('joinProject', { token: ana.token, id: PLAN });
    expect(joined).toMatchObject({ status: 'OK', closing: null });
    const foreign = await socket.emitWithAck('joinProject', {
      token: ana.token,
      id: `project-2~${SCENARIO}`,
    });
    expect(foreign.failure?.code).toBe('NOT_FOUND');
    const gone = await socket.emitWithAck('joinProject', { token: ana.token, id: `${PROJECT}~gone` });
    expect(gone.failure).toMatchObject({ kind: 'notFound', code: 'SCENARIO_GONE' });
    const close = { type: 'CLOSE_TERM_START', payload: {} };
    const message = { id: 'a1', when: '2026-03-02T10:00:00.000Z', project: PLAN, action: close, baseSeq: 0 };
    const refused = await socket.emitWithAck('doAction', { ...message, token: ana.token });
    expect(refused.failure?.code).toBe('SCENARIO_LIVE_ONLY');
  });
});
