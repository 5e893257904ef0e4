import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

const ROOT = resolve(import.meta.dirname, '../..');
const GATEWAY = join(ROOT, 'apps/gateway');
/** What the gateway's own build bundles: its sources and the workspace's libs; packages stay where they are. */
const BUNDLED = ['.', '/', '@plomada/', '@oxc-project/runtime', '\0'];

const ENTRY = `
export { GatewayModule } from ${JSON.stringify(join(GATEWAY, 'src/gateway.module.ts'))};
export { apiDocument } from ${JSON.stringify(join(GATEWAY, 'src/docs/set-up-docs.ts'))};
export { NestFactory } from '@nestjs/core';
`;

/** Nothing is connected: these only have to be well formed. */
const CONFIG = {
  MONGO_URL: 'mongodb://nobody',
  REDIS_URL: 'redis://nobody',
  RABBITMQ_URL: 'amqp://nobody',
  PLOMADA_PREFIX: 'docs',
  LOG_LEVEL: 'silent',
  SERVICE_URLS: [],
};

/** The gateway's routes as OpenAPI, from its code alone: Nest's preview reads the modules and makes none of their parts. */
export async function gatewayApi() {
  const folder = join(ROOT, 'dist/docs');
  const file = join(folder, `gateway-${process.pid}.cjs`);
  mkdirSync(folder, { recursive: true });
  try {
    await bundle(file);
    const { default: gateway } = await import(pathToFileURL(file).href);
    const module = gateway.GatewayModule.forRoot(CONFIG);
    const app = await gateway.NestFactory.create(module, {
      preview: true,
      logger: false,
      abortOnError: false,
    });
    return gateway.apiDocument(app);
  } finally {
    rmSync(file, { force: true });
  }
}

async function bundle(file) {
  const built = await rolldown({
    input: 'entry',
    platform: 'node',
    tsconfig: join(GATEWAY, 'tsconfig.json'),
    external: (id) => id !== 'entry' && !BUNDLED.some((prefix) => id.startsWith(prefix)),
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? '\0entry' : null),
        load: (id) => (id === '\0entry' ? ENTRY : null),
      },
    ],
  });
  await built.write({ file, format: 'cjs', keepNames: true, codeSplitting: false });
  await built.close();
}
