import { KitModule, RpcClient } from '@plomada/service-kit';
import { type backingConfig, buildApp, ServiceProcess } from '@plomada/testing';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { tmpdir } from 'node:os';

type Backing = Awaited<ReturnType<typeof backingConfig>>;

export const ROOT_EMAIL = 'root@plomada.test';

const PROGRAMS = [
  ['auth', 'main'],
  ['planning', 'main'],
  ['reports', 'main'],
  ['reports', 'worker'],
  ['notifications', 'main'],
] as const;

/** The other services themselves, each a process, as they are deployed. */
export async function startRealServices(backing: Backing): Promise<{ close(): Promise<void> }[]> {
  for (const app of ['auth', 'planning', 'notifications']) buildApp(app);
  buildApp('reports', 'main', 'worker');
  const config = {
    ...backing,
    BOOTSTRAP_ROOT_EMAIL: ROOT_EMAIL,
    BOOTSTRAP_ROOT_PASSWORD: 'a-root-password',
    MAIL_DIR: tmpdir(),
  };
  const services = await Promise.all(
    PROGRAMS.map(([app, entry]) => ServiceProcess.start(app, config, entry)),
  );
  return services.map((service) => ({ close: () => service.kill('SIGTERM') }));
}

/** Planning alone, of an installation of its own, and how to ask it. */
export async function startOtherPlanning(
  backing: Backing,
): Promise<{ rpc: RpcClient; close(): Promise<void> }> {
  const service = await ServiceProcess.start('planning', backing);
  @Module({ imports: [KitModule.forRoot({ name: 'elsewhere', config: backing })] })
  class ElsewhereModule {}
  const app = await NestFactory.createApplicationContext(ElsewhereModule, { logger: false });
  return {
    rpc: app.get(RpcClient),
    async close() {
      await app.close();
      await service.kill('SIGTERM');
    },
  };
}
