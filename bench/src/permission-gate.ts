import { randomUUID } from 'node:crypto';
import { type ExecutionContext, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { baseConfig, KitModule, readConfig } from '@plomada/service-kit';
import { AccessModule } from '../../apps/gateway/src/access/access.module';
import { AuthenticationGuard } from '../../apps/gateway/src/access/authentication.guard';
import { PermissionGuard } from '../../apps/gateway/src/access/permission.guard';
import type { KnownRequest } from '../../apps/gateway/src/access/known-request';
import { ProjectSettingsController } from '../../apps/gateway/src/projects/project-settings.controller';

/** The gateway's own guards in this process, upon the broker and the Redis of a running stack. */
export async function openGate(urls: Record<string, string>) {
  // It signs nothing and listens nowhere.
  const unused = { TOKEN_SECRET: randomUUID(), SERVICE_PORT: '1' };
  const config = readConfig(baseConfig, { ...process.env, ...unused, ...urls });
  @Module({
    imports: [KitModule.forRoot({ name: `bench-${randomUUID()}`, config, redis: true }), AccessModule],
    providers: [AuthenticationGuard, PermissionGuard],
  })
  class GateModule {}
  const app = await NestFactory.createApplicationContext(GateModule, { logger: false });
  const [authentication, permission] = [app.get(AuthenticationGuard), app.get(PermissionGuard)];
  return {
    /** Knows who calls, and that not too often. */
    authenticate: (call: ExecutionContext) => authentication.canActivate(call),
    /** Whether that person may. */
    permit: (call: ExecutionContext) => permission.canActivate(call),
    close: () => app.close(),
  };
}

/** A call to the settings of a project, as the guards see it. */
export function callTo(projectId: string, token: string): ExecutionContext {
  const headers = { authorization: `Bearer ${token}` };
  const request = { params: { id: projectId }, headers, ip: '127.0.0.1' } as unknown as KnownRequest;
  const http = { getRequest: () => request };
  return {
    getType: () => 'http',
    getHandler: () => ProjectSettingsController.prototype.settings,
    getClass: () => ProjectSettingsController,
    switchToHttp: () => http,
  } as unknown as ExecutionContext;
}
