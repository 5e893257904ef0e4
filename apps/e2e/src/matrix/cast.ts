import { loginResponse } from '@plomada/contracts';
import type { Role } from '@plomada/domain';
import { sign } from 'jsonwebtoken';
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Api, logIn, type SignedIn, tryLogin } from '../api/api';
import { ROOT, tokenSecret } from '../environment';

const PASSWORD = 'una-clave-de-prueba';

/** Where something is asked for: in one's own project, in another of the same business, in another business. */
export const SCOPES = ['own', 'neighbour', 'foreign'] as const;
export type Scope = (typeof SCOPES)[number];

/** Whoever may come: every role of the platform, and those without any. */
export const PARTS = [
  'root',
  'superAdmin',
  'businessAdmin',
  'businessViewer',
  'businessMember',
  'projectAdmin',
  'facilitator',
  'responsible',
  'projectViewer',
  'nobody',
] as const satisfies readonly (Role | 'nobody')[];
export type Part = (typeof PARTS)[number];

const IN_BUSINESS: readonly Part[] = ['businessAdmin', 'businessViewer', 'businessMember'];
const IN_PROJECT: readonly Part[] = ['projectAdmin', 'facilitator', 'responsible', 'projectViewer'];
const EVERYWHERE: readonly Part[] = ['root', 'superAdmin'];

export interface Site {
  readonly businessId: string;
  readonly projectId: string;
  readonly containerId: string;
}
export interface Cast {
  readonly people: Readonly<Record<Part, SignedIn>>;
  readonly sites: Readonly<Record<Scope, Site>>;
  /** Tokens that open nothing any more, or never did. */
  readonly dead: Readonly<Record<'none' | 'expired' | 'revoked', string | null>>;
}

/** What somebody holds in a business itself, as the platform's rules give it. */
export function rolesInBusiness(part: Part, place: Scope): Role[] {
  if (EVERYWHERE.includes(part)) return [part as Role];
  if (place === 'foreign' || part === 'nobody') return [];
  return IN_BUSINESS.includes(part) ? [part as Role] : ['businessMember'];
}

/** What somebody holds in a project: what the business gives, and what the own project gives. */
export function rolesInProject(part: Part, place: Scope): Role[] {
  const own = place === 'own' && IN_PROJECT.includes(part) ? [part as Role] : [];
  return [...rolesInBusiness(part, place), ...own];
}

/** People of every role, two projects in one business and one in another, all of them new. */
export async function makeCast(): Promise<Cast> {
  const root = await logIn('root');
  const [home, abroad] = [await newBusiness(root), await newBusiness(root)];
  const people: Partial<Record<Part, SignedIn>> = { root };
  for (const part of PARTS.filter((one) => one !== 'root')) {
    const role = IN_BUSINESS.includes(part) ? part : 'businessMember';
    const isStranger = part === 'nobody' || part === 'superAdmin';
    people[part] = await newPerson(root, isStranger ? await newBusiness(root) : home, role, part);
  }
  const all = people as Record<Part, SignedIn>;
  const team = IN_PROJECT.map((part) => ({ ...aboutOf(all[part]), roles: [part] }));
  const sites = {
    own: await newSite(root, home, team),
    neighbour: await newSite(root, home, []),
    foreign: await newSite(root, abroad, []),
  };
  return { people: all, sites, dead: await deadTokens(all.businessAdmin, root) };
}

async function newBusiness({ api }: SignedIn): Promise<string> {
  const { body } = await api.post('/business', { name: `Matriz ${randomUUID()}` });
  return (body as { id: string }).id;
}

async function newPerson(root: SignedIn, businessId: string, role: string, part: Part): Promise<SignedIn> {
  const email = `${part.toLowerCase()}-${randomUUID()}@plomada.demo`;
  const about = { email, firstName: part, lastName: 'Matriz', role, initialPassword: PASSWORD };
  const { status, body } = await root.api.post(`/business/${businessId}/members`, about);
  if (status !== 200) throw new Error(`${part} not made: ${JSON.stringify(body)}`);
  if (part === 'superAdmin') promote(email);
  return signIn(email);
}

async function signIn(email: string): Promise<SignedIn> {
  const session = loginResponse.parse((await tryLogin(email, PASSWORD)).body);
  return { ...session, api: new Api(session.token) };
}

/** As an operator does it: no call makes people of the platform. */
function promote(email: string): void {
  execFileSync(process.execPath, [join(ROOT, 'tools/operations/super-admin.mjs'), email]);
}

const aboutOf = ({ user: { id: userId, firstName, lastName, email } }: SignedIn) => ({
  userId,
  firstName,
  lastName,
  email,
});

async function newSite({ api }: SignedIn, businessId: string, team: object[]): Promise<Site> {
  const [projectId, containerId] = [randomUUID(), randomUUID()];
  const project = {
    id: projectId,
    businessId,
    name: 'Matriz',
    projectId: projectId.slice(0, 13),
    startDate: '2026-11-16',
    workingDays: '0111110',
    periodDays: 7,
    team,
  };
  const made = await api.post(`/project/${projectId}/create`, project);
  const container = { id: containerId, businessId, name: `Lote ${containerId}`, projects: [projectId] };
  const contained = await api.post(`/container/${containerId}/create`, container);
  if (made.status !== 200 || contained.status !== 200) throw new Error(JSON.stringify([made, contained]));
  return { businessId, projectId, containerId };
}

async function deadTokens(person: SignedIn, root: SignedIn): Promise<Cast['dead']> {
  const leaving = await signIn(person.user.email);
  await leaving.api.post('/logout', {});
  const expired = sign({ sid: randomUUID() }, tokenSecret(), {
    subject: root.user.id,
    issuer: 'plomada',
    expiresIn: -60,
  });
  return { none: null, expired, revoked: leaving.token };
}
