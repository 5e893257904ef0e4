import { randomUUID } from 'node:crypto';
import { getConnectionToken } from '@nestjs/mongoose';
import { createBusiness, createProject, type NewProject } from '@plomada/contracts';
import { createService, RpcClient } from '@plomada/service-kit';
import { backingConfig } from '@plomada/testing';
import { Connection } from 'mongoose';
import type * as App from '../app.module';
import type * as Config from '../config';
import { startNeighbours } from './neighbours';

/** What a running one is ended by. */
interface Closable {
  close(): Promise<unknown>;
}
type Backing = Awaited<ReturnType<typeof backingConfig>>;

/** Starts projects, and neighbours that answer as they are told unless others are started, with names of their own. */
export async function startProjects(startOthers?: (backing: Backing) => Promise<readonly Closable[]>) {
  const backing = await backingConfig();
  Object.assign(process.env, backing);
  const { AppModule } = jest.requireActual<typeof App>('../app.module');
  const { config } = jest.requireActual<typeof Config>('../config');
  const neighbours = await (startOthers?.(backing) ?? startNeighbours(config));
  const app = await createService({ name: 'projects', module: AppModule, config, rpc: true });
  const database = app.get<Connection>(getConnectionToken());
  const rpc = app.get(RpcClient);
  return {
    app,
    config,
    rpc,
    database,
    newBusiness: async (userId: string) =>
      (await rpc.call(createBusiness, { userId, business: { name: `Empresa ${randomUUID()}` } })).id,
    create: (project: NewProject, creatorId: string) =>
      rpc.call(createProject, { project, creator: person(creatorId) }),
    async stop() {
      await database.dropDatabase();
      for (const one of [app, ...neighbours]) await one.close();
    },
  };
}
export type RunningProjects = Awaited<ReturnType<typeof startProjects>>;

export function person(userId: string) {
  return { userId, firstName: 'Ana', lastName: 'Rojas', email: `${userId}@plomada.test` };
}

export function project(businessId: string, changes: Partial<NewProject> = {}): NewProject {
  return {
    id: randomUUID(),
    businessId,
    name: 'Edificio Los Aromos',
    projectId: `ED-${randomUUID()}`,
    startDate: '2026-03-02',
    workingDays: '0111110',
    holidays: ['2026-05-01', '2026-04-03', '2026-05-01'],
    periodDays: 7,
    team: [],
    ...changes,
  };
}

/** The failure that a question ends with. */
export async function failureOf(asked: Promise<unknown>): Promise<unknown> {
  return asked.then(
    () => 'answered',
    (error: unknown) => error,
  );
}
