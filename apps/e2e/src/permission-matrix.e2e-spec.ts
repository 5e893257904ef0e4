import { type AccessRule, CLOSE_ANNOUNCEMENTS } from '@plomada/contracts';
import { ACTIONS, allows, type Permission, type Role } from '@plomada/domain';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlanSocket, type SocketAnswer } from './api/plan-socket';
import { ROOT } from './environment';
import { ask, type Asked, inLanes, type Outcome, outcomeOf, verdict } from './matrix/ask';
import {
  type Cast,
  makeCast,
  type Part,
  PARTS,
  type Scope,
  SCOPES,
  rolesInBusiness,
  rolesInProject,
} from './matrix/cast';
import { checkedInHandler } from './matrix/checked-in-handler';
import { type Route, routes, servedAccess } from './matrix/routes';

/** No id of ours: a call that is let through ends here, before it does anything. */
const NO_ID = '!';
const NO_BODY = { not: 'known' };
/** Calls that would end the session they are tried with. */
const SPENDS_THE_TOKEN = ['POST /api/logout'];

let cast: Cast;
beforeAll(async () => {
  cast = await makeCast();
});

/** A call that asks for `id` where the need says, and is nonsense in everything else. */
function callFor(route: Route, need: AccessRule, id: string): Asked {
  const path = route.path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    'in' in need && need.in === 'path' && need.id === name ? id : NO_ID,
  );
  if (route.method === 'GET' || route.method === 'DELETE') return { method: route.method, path };
  const named = 'in' in need && need.in === 'body' ? { [need.id]: id } : {};
  return { method: route.method, path, body: JSON.stringify({ ...named, ...NO_BODY }) };
}

function expectedOf(need: AccessRule, part: Part, place: Scope): Outcome {
  if (need.of === 'session' || need.of === 'handler') return 'allowed';
  if (need.of === 'own') return place === 'own' ? 'allowed' : 'hidden';
  if (need.of === 'platform') {
    const roles = (['root', 'superAdmin'] as const).filter((role) => role === part);
    return verdict(roles, need.permission, true);
  }
  if (need.of === 'business') {
    const roles = rolesInBusiness(part, place);
    return verdict(roles, need.permission, roles.length > 0);
  }
  const roles = rolesInProject(part, place);
  return verdict(roles, need.permission, allows(roles, 'viewProject'));
}

function idFor(need: AccessRule, part: Part, place: Scope): string {
  if (need.of === 'own') {
    const other =
      place === 'neighbour' ? cast.people[part === 'root' ? 'nobody' : 'root'].user.id : randomUUID();
    return place === 'own' ? cast.people[part].user.id : other;
  }
  const site = cast.sites[place];
  return need.of === 'business' ? site.businessId : site.projectId;
}

/** The path of a call with the caller's own id where the route's path names it. */
function withOwnId(template: string, path: string, name: string, userId: string): string {
  const place = template.split('/').indexOf(`{${name}}`);
  return path
    .split('/')
    .map((part, at) => (at === place ? userId : part))
    .join('/');
}

/** With several needs, the others are met as well as can be: the first that fails decides. */
function cellOf(route: Route, part: Part, place: Scope): { asked: Asked; expected: Outcome } {
  const needs = route.needs ?? [];
  const [need = { of: 'session' }] = needs.filter(({ of }) => of !== 'own').concat(needs);
  const asked = callFor(route, need, idFor(need, part, place));
  const own = needs.length > 1 ? needs.find((one) => one.of === 'own') : undefined;
  if (!own || !('id' in own)) return { asked, expected: expectedOf(need, part, place) };
  const userId = cast.people[part].user.id;
  const met =
    own.in === 'body'
      ? { body: JSON.stringify({ ...NO_BODY, [own.id]: userId }) }
      : { path: withOwnId(route.path, asked.path, own.id, userId) };
  return { asked: { ...asked, ...met }, expected: expectedOf(need, part, place) };
}

const cells = (): [Part, Scope][] =>
  PARTS.flatMap((part) => SCOPES.map((place): [Part, Scope] => [part, place]));

describe('every call of the gateway', () => {
  it('is served as its contract says who may make it, and there is no other', async () => {
    expect(await servedAccess()).toEqual(Object.fromEntries(routes.map(({ call, needs }) => [call, needs])));
  });

  it('answers every role in every place as the permission table says', async () => {
    const wrong: string[] = [];
    const guarded = routes.filter(
      ({ call, needs }) =>
        needs && !SPENDS_THE_TOKEN.includes(call) && !needs.some(({ of }) => of === 'handler'),
    );
    expect(guarded.length).toBeGreaterThan(60);
    await inLanes(
      guarded.flatMap((route) => cells().map(([part, place]) => ({ route, part, place }))),
      async ({ route, part, place }) => {
        const { asked, expected } = cellOf(route, part, place);
        const got = outcomeOf(await ask(asked, cast.people[part].token));
        if (got !== expected) wrong.push(`${route.call} by ${part}, ${place}: ${got}, not ${expected}`);
      },
    );
    expect(wrong).toEqual([]);
  });

  it('answers as the table says where only the handler can decide', async () => {
    const handled = checkedInHandler(cast);
    const undecided = routes.filter(({ needs }) => needs?.some(({ of }) => of === 'handler'));
    expect(undecided.map(({ call }) => call).sort()).toEqual(
      [...new Set(handled.map(({ call }) => call))].sort(),
    );
    const wrong: string[] = [];
    await inLanes(
      handled.flatMap((row) => cells().map(([part, place]) => ({ row, part, place }))),
      async ({ row, part, place }) => {
        const roles = row.roles(part, place);
        const expected = verdict(roles, row.permission, row.sees(roles));
        const got = outcomeOf(await ask(row.asked(place), cast.people[part].token));
        if (got !== expected) wrong.push(`${row.call} by ${part}, ${place}: ${got}, not ${expected}`);
      },
    );
    expect(wrong).toEqual([]);
  });

  it('knows nobody without a token, with an old one, or with one that was revoked', async () => {
    const wrong: string[] = [];
    const guarded = routes.filter(({ needs }) => needs);
    const tries = guarded.flatMap((route) => Object.entries(cast.dead).map((dead) => ({ route, dead })));
    await inLanes(tries, async ({ route, dead: [what, token] }) => {
      const { asked } = cellOf(route, 'root', 'own');
      const got = outcomeOf(await ask(asked, token));
      if (got !== 'unknown caller') wrong.push(`${route.call} with ${what} token: ${got}`);
    });
    expect(wrong).toEqual([]);
  });

  it('is for everybody only where the table says so', async () => {
    for (const route of routes.filter(({ needs }) => needs === null)) {
      const { asked } = cellOf(route, 'nobody', 'own');
      expect([route.call, outcomeOf(await ask(asked, null))]).toEqual([route.call, 'allowed']);
    }
  });
});

const outcomeOfAnswer = ({ failure }: SocketAnswer): Outcome =>
  outcomeOf({ status: failure?.kind === 'unauthenticated' ? 401 : 200, failure: failure ?? {} });

describe('every event of the socket', () => {
  it('is one of those that are tried here', () => {
    const source = readFileSync(join(ROOT, 'apps/gateway/src/socket/plan.gateway.ts'), 'utf8');
    const events = [...source.matchAll(/@SubscribeMessage\('(\w+)'\)/g)].map(([, event]) => event);
    expect(events.sort()).toEqual([
      'JoinIndependentUser',
      'doAction',
      'joinProject',
      'leftProject',
      'presence',
    ]);
  });

  it('lets into a room whoever may see the project, and no dead token anywhere', async () => {
    for (const [part, place] of cells()) {
      const socket = await PlanSocket.connect();
      const { projectId } = cast.sites[place];
      const roles = rolesInProject(part, place);
      const got = outcomeOfAnswer(await socket.join(cast.people[part].token, projectId));
      expect([part, place, got]).toEqual([
        part,
        place,
        verdict(roles, 'viewProject', allows(roles, 'viewProject')),
      ]);
      // Of a room that one is not in, these say nothing and do nothing; they need no permission.
      for (const [event, message] of [
        ['presence', { project: cast.sites.foreign.projectId, row: null }],
        ['leftProject', { id: cast.sites.foreign.projectId }],
      ] as const)
        expect(await socket.say(event, message)).toEqual({ status: 'OK' });
      socket.close();
    }
    const socket = await PlanSocket.connect();
    for (const token of [cast.dead.expired, cast.dead.revoked]) {
      expect(outcomeOfAnswer(await socket.say('JoinIndependentUser', { token }))).toBe('unknown caller');
      const id = cast.sites.own.projectId;
      expect(outcomeOfAnswer(await socket.say('joinProject', { token, id }))).toBe('unknown caller');
    }
    socket.close();
  });
});

describe('every action', () => {
  const types: readonly [string, Permission][] = [
    ...[...ACTIONS.values()].map(({ type, permission }): [string, Permission] => [type, permission]),
    ...Object.entries(CLOSE_ANNOUNCEMENTS).map(([type, { permission }]): [string, Permission] => [
      type,
      permission,
    ]),
  ];

  it.each(PARTS)('answers %s in every place as the permission table says', async (part) => {
    const wrong: string[] = [];
    const { token } = cast.people[part];
    const socket = await PlanSocket.connect();
    for (const place of SCOPES) {
      const roles: readonly Role[] = rolesInProject(part, place);
      for (const [type, permission] of types) {
        // No payload of any action is a text: who may act is told so, and nothing is done.
        const answer = await socket.act(token, cast.sites[place].projectId, { type, payload: NO_ID });
        const got = outcomeOfAnswer(answer as SocketAnswer);
        const expected = verdict(roles, permission, allows(roles, 'viewProject'));
        if (got !== expected) wrong.push(`${type}, ${place}: ${got}, not ${expected}`);
      }
    }
    socket.close();
    expect(wrong).toEqual([]);
  });

  it('is refused with a token that is dead', async () => {
    const socket = await PlanSocket.connect();
    for (const [type] of types) {
      const action = { type, payload: NO_ID };
      const answer = await socket.act(cast.dead.revoked as string, cast.sites.own.projectId, action);
      expect(outcomeOfAnswer(answer as SocketAnswer)).toBe('unknown caller');
    }
    socket.close();
  });
});
