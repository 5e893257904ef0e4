import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withImport, withItem } from './edit-source.mjs';
import { FilePlan } from './file-plan.mjs';
import { camelOf, pascalOf, Refused, requireKebab } from './names.mjs';

const SERVICES = ['auth', 'projects', 'planning', 'imports', 'reports', 'notifications'];

/** Plans a new capability of a service: a contract, and a folder with what answers it, registered. */
export function planCapability(root, service, name) {
  if (!SERVICES.includes(service)) {
    throw new Refused(`There is no service "${service}": ${SERVICES.join(', ')}`);
  }
  requireKebab(name);
  refuseKnown(root, camelOf(name), name);
  const plan = new FilePlan(root);
  const folder = `apps/${service}/src/${name}`;
  if (existsSync(join(root, folder))) throw new Refused(`${folder} is there already`);
  const about = { service, name, contract: camelOf(name), type: pascalOf(name) };
  plan.create(`${folder}/${name}.controller.ts`, controller(about));
  plan.create(`${folder}/${name}.module.ts`, module(about));
  plan.create(`${folder}/${name}.spec.ts`, spec(about));
  plan.create(`libs/contracts/src/${service}/${name}.ts`, contractOf(about));
  plan.edit('libs/contracts/src/index.ts', (source) => `${source}export * from './${service}/${name}';\n`);
  plan.edit(`apps/${service}/src/app.module.ts`, (source) => {
    const type = `${about.type}Module`;
    return withItem(withImport(source, type, `./${name}/${name}.module`), /\bimports: \[/, type);
  });
  return plan;
}

/** All contracts are exported from one index: a name is there once. */
function refuseKnown(root, contract, name) {
  const folder = join(root, 'libs/contracts/src');
  const files = readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('.ts'));
  const known = files.find((file) =>
    new RegExp(`export const ${contract}\\b|define(?:Rpc|Query)\\('\\w+', '${name}'`).test(
      readFileSync(join(folder, file), 'utf8'),
    ),
  );
  if (known) throw new Refused(`libs/contracts/src/${known} has ${contract} already`);
}

function contractOf({ service, name, contract }) {
  return `import { z } from 'zod';
import { defineRpc } from '../message';
import { id } from '../primitives';

/** What is asked, and what it refuses with. */
export const ${contract} = defineRpc('${service}', '${name}', {
  request: z.object({ projectId: id }),
  response: z.object({ projectId: id }),
});
`;
}

function controller({ contract, type }) {
  return `import { ${contract} } from '@plomada/contracts';
import { HandleRpc } from '@plomada/service-kit';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';

type Request = z.output<typeof ${contract}.request>;
type Response = z.input<typeof ${contract}.response>;

@Controller()
export class ${type}Controller {
  @HandleRpc(${contract})
  async answer({ projectId }: Request): Promise<Response> {
    return { projectId };
  }
}
`;
}

function module({ name, type }) {
  return `import { Module } from '@nestjs/common';
import { ${type}Controller } from './${name}.controller';

@Module({ controllers: [${type}Controller] })
export class ${type}Module {}
`;
}

/** Against the built service on the real broker, as all specs of services are. */
function spec({ service, name, contract }) {
  return `import { ${contract} } from '@plomada/contracts';
import { KitModule, RpcClient } from '@plomada/service-kit';
import { backingConfig, buildApp, describeWithBacking, ServiceProcess } from '@plomada/testing';
import { type INestApplicationContext, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';

jest.setTimeout(30_000);

describeWithBacking('${name.replaceAll('-', ' ')}', () => {
  let probe: INestApplicationContext;
  let service: ServiceProcess;

  beforeAll(async () => {
    buildApp('${service}');
    const config = await backingConfig();
    service = await ServiceProcess.start('${service}', config);
    @Module({ imports: [KitModule.forRoot({ name: 'probe', config })] })
    class ProbeModule {}
    probe = await NestFactory.createApplicationContext(ProbeModule, { logger: false });
  });
  afterAll(async () => {
    await service?.kill('SIGTERM');
    await probe?.close();
  });

  it('answers of the project that it is asked about', async () => {
    const answer = await probe.get(RpcClient).call(${contract}, { projectId: 'tower' });
    expect(answer).toEqual({ projectId: 'tower' });
  });
});
`;
}
