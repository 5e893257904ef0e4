import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { startBackingServices } from '../backing/backing-services.mjs';
import { chromium } from '../install/chromium.mjs';
import { ROOT } from '../paths.mjs';
import { NX_ENV, nx } from '../nx-run.mjs';
import { startStack } from '../stack.mjs';
import { check, failedStep } from './check.mjs';
import { jest, jestProjects } from './jest.mjs';
import { nodeTests } from './node-tests.mjs';

const isService = ({ name }) => name !== 'web' && name !== 'e2e';
const configs = (projects) => projects.map(({ config }) => config);

async function nxTarget(name, target, { home }) {
  const log = join(home, 'logs', `${name}.log`);
  const code = await nx(['run-many', '-t', target, '--parallel=2'], { log, late: 15 * 60_000 });
  if (code !== 0) throw failedStep(name, code, log);
}

/** Libs whose specs need Redis, RabbitMQ and MongoDB: they run with the services. */
const needsBacking = ({ name }) => name === 'service-kit' || name === 'testing';

/** The whole of Plomada from its build with fresh demo data, and the browser tests against it. */
async function browserTests(context) {
  const { env, home, steps, group, urls, browser } = context;
  // A prefix of its own keeps the queues and databases of a given MONGO_URL or RABBITMQ_URL apart from these tests.
  const own = {
    ...env,
    ...urls,
    PLOMADA_PREFIX: `e2e${randomBytes(4).toString('hex')}`,
    // Known to the tests, which sign tokens with it that must not be believed.
    TOKEN_SECRET: randomBytes(32).toString('base64url'),
  };
  const stack = await startStack({ home: join(home, 'stack'), seed: true, env: own, steps, group });
  const facts = { PLOMADA_URL: stack.url, PLOMADA_HOME: home, CHROMIUM_PATH: browser };
  await steps.run('browser tests', () =>
    jest('browser', ['apps/e2e/jest.config.cjs'], {
      ...context,
      env: { ...own, ...facts },
      flags: ['--runInBand'],
    }),
  );
}

/**
 * The steps of `npm test`, in their order. `needs` names steps without which one cannot run: they are run too when only
 * some are asked for, and when one of them fails the step is left out. A step that reports steps of its own is `nested`.
 */
export const TEST_STEPS = [
  {
    name: 'format',
    run: (context) =>
      check('format', ['prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'], context),
  },
  { name: 'lint', run: (context) => nxTarget('lint', 'lint', context) },
  { name: 'types', run: (context) => nxTarget('types', 'typecheck', context) },
  {
    name: 'cycles',
    run: (context) => check('cycles', [join(ROOT, 'tools/dependencies/check.mjs')], context),
  },
  { name: 'tools', title: 'tools tests', run: (context) => nodeTests('tools', context) },
  {
    name: 'unit',
    title: 'unit tests',
    run: (context) => {
      const web = jestProjects('apps').filter(({ name }) => name === 'web');
      const libs = jestProjects('libs').filter((lib) => !needsBacking(lib));
      return jest('unit', [...configs([...libs, ...web]), 'demo/jest.config.cjs'], {
        ...context,
        flags: ['--maxWorkers=2'],
      });
    },
  },
  { name: 'build', run: (context) => nxTarget('build', 'build', context) },
  {
    name: 'backing',
    title: 'Redis, RabbitMQ, MongoDB',
    run: async (context, news) => {
      const { home, env, group } = context;
      context.urls = await startBackingServices({ home, env, launch: group.launch, news });
    },
  },
  {
    name: 'service',
    title: 'service tests',
    needs: ['backing'],
    run: (context) => {
      const env = { ...context.env, ...context.urls };
      const libs = jestProjects('libs').filter(needsBacking);
      const services = configs([...libs, ...jestProjects('apps').filter(isService)]);
      // They wait for other processes more than they work.
      return jest('service', services, { ...context, env, flags: ['--maxWorkers=3'] });
    },
  },
  {
    name: 'chromium',
    run: async (context, news) => {
      context.browser = await chromium({ ...context, news });
    },
  },
  {
    name: 'browser',
    title: 'browser tests',
    nested: true,
    needs: ['build', 'backing', 'chromium'],
    run: browserTests,
  },
];

/** Programs under test see a quiet, colourless terminal, and no knob of a real local run. */
export function testEnvironment(given) {
  const env = { ...given, ...NX_ENV };
  for (const knob of ['PORT', 'PLOMADA_HOME', 'NODE_ENV', 'PLOMADA_PREFIX']) delete env[knob];
  return env;
}

/** The steps to run for `--only=a,b`, in order and with what they need; all of them when nothing is named. */
export function chooseSteps(only, all = TEST_STEPS) {
  if (!only) return all;
  const wanted = new Set();
  const want = (name) => {
    const step = all.find((one) => one.name === name);
    if (!step) throw new Error(name);
    wanted.add(step);
    for (const need of step.needs ?? []) want(need);
  };
  for (const name of only.split(',')) want(name.trim());
  return all.filter((step) => wanted.has(step));
}
