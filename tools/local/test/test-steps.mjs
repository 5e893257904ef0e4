import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { startBackingServices } from '../backing/backing-services.mjs';
import { processUsers } from '../backing/process-users.mjs';
import { chromium } from '../install/chromium.mjs';
import { ROOT } from '../paths.mjs';
import { NX_ENV, nx } from '../nx-run.mjs';
import { startStack } from '../stack.mjs';
import { BASE } from './affected.mjs';
import { check, failedStep } from './check.mjs';
import { jest, jestProjects } from './jest.mjs';
import { nodeTests } from './node-tests.mjs';

const isService = ({ name }) => name !== 'web' && name !== 'e2e';
const configs = (projects) => projects.map(({ config }) => config);

/** Nothing but a set of affected projects narrows what runs. */
const concerns = (affected) => (project) => !affected || affected.has(project.name);

async function nxTarget(name, target, { home, affected }) {
  if (affected?.size === 0) return;
  const log = join(home, 'logs', `${name}.log`);
  const which = affected ? [`--projects=${[...affected].join(',')}`] : [];
  const code = await nx(['run-many', '-t', target, '--parallel=2', ...which], { log, late: 15 * 60_000 });
  if (code !== 0) throw failedStep(name, code, log);
}

/** Projects with the same settings are one program, so that what they share is read and checked once. */
const TYPE_PROGRAMS = [
  'tsconfig.libs.json',
  'tsconfig.services.json',
  'apps/web/tsconfig.json',
  'apps/e2e/tsconfig.json',
];

async function types(context) {
  if (context.affected) return nxTarget('types', 'typecheck', context);
  for (const program of TYPE_PROGRAMS)
    await check('types', ['typescript7/bin/tsc', '-p', program, '--noEmit'], context);
}

/** All projects in one process, which reads the rules and the graph of projects once. */
async function lint(context) {
  if (context.affected) return nxTarget('lint', 'lint', context);
  await check('lint', ['eslint/bin/eslint.js', '.'], context);
}

/** Libs whose specs need Redis, RabbitMQ and MongoDB: they run with the services. */
const needsBacking = ({ name }) => name === 'service-kit' || name === 'testing';

/** Projects whose specs need nothing that runs. */
const unitProjects = (root) => [
  ...jestProjects('libs', root).filter((lib) => !needsBacking(lib)),
  ...jestProjects('apps', root).filter(({ name }) => name === 'web'),
  { name: 'demo', config: 'demo/jest.config.cjs' },
];
const serviceProjects = (root) => [
  ...jestProjects('libs', root).filter(needsBacking),
  ...jestProjects('apps', root).filter(isService),
];
/** What the browser tests try, besides themselves. */
const deployed = (root) => jestProjects('apps', root).filter(({ name }) => name !== 'e2e');

/** The whole of Plomada from its build with fresh demo data, for the browser tests. */
async function startProduct(context) {
  const { env, home, steps, group, urls } = context;
  // A prefix of its own keeps the queues and databases of a given MONGO_URL or RABBITMQ_URL apart from these tests.
  const own = {
    ...env,
    ...urls,
    PLOMADA_PREFIX: `e2e${randomBytes(4).toString('hex')}`,
    // Known to the tests, which sign tokens with it that must not be believed.
    TOKEN_SECRET: randomBytes(32).toString('base64url'),
  };
  // What each process may do at the broker is what it may in containers; a broker of others has its own users.
  const brokerUrls =
    env.RABBITMQ_URL === undefined
      ? await processUsers({ home, url: urls.RABBITMQ_URL, prefix: own.PLOMADA_PREFIX })
      : undefined;
  const stack = { home: join(home, 'stack'), seed: true, env: own, brokerUrls, steps, group };
  const { url } = await startStack(stack);
  context.product = { ...own, PLOMADA_URL: url, PLOMADA_HOME: home, CHROMIUM_PATH: context.browser };
}

/** Browser tests against the product that runs. */
function browserTests(name, flags, context, tally) {
  const { affected, product } = context;
  // Where only the tests themselves were changed, Jest knows which of them.
  const onlyChanged = affected && !deployed().some(concerns(affected)) ? ['--changedSince', BASE] : [];
  return jest(name, ['apps/e2e/jest.config.cjs'], {
    ...context,
    ...tally,
    env: product,
    flags: [...flags, ...onlyChanged],
  });
}

/** What needs no program that runs. */
const CHECKS = [
  {
    name: 'format',
    run: (context) =>
      check('format', ['prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'], context),
  },
  { name: 'lint', run: lint },
  { name: 'types', run: types },
  {
    name: 'cycles',
    run: (context) => check('cycles', [join(ROOT, 'tools/dependencies/check.mjs')], context),
  },
  {
    name: 'tools',
    title: 'tools tests',
    run: (context, _news, tally) => nodeTests('tools', { ...context, ...tally }),
  },
];

/**
 * Jest keeps some of each file's modules, up to 2.5 GB in a hundred files, and cleaning up so much stops a worker for seconds: what it asks
 * seems not to be answered. One that is larger is begun anew between two files, which takes no longer.
 */
const SMALL_WORKERS = '--workerIdleMemoryLimit=1GB';

/** Of tests that stop programs, or change what all others see, nothing else runs beside one. */
const SERIAL = '/serial/';

/**
 * The steps of `npm test`, in their order. `needs` names steps without which one cannot run: they are run too when only
 * some are asked for, and when one of them fails the step is left out. `during` names a step beside which one runs. A step
 * that reports steps of its own is `nested`.
 */
export const TEST_STEPS = [
  { name: 'build', run: (context) => nxTarget('build', 'build', context) },
  {
    name: 'backing',
    title: 'Redis, RabbitMQ, MongoDB',
    run: async (context, news) => {
      const { home, env, group } = context;
      context.urls = await startBackingServices({ home, env, launch: group.launch, news, forTests: true });
    },
  },
  {
    name: 'service',
    title: 'service tests',
    needs: ['backing'],
    run: (context, _news, tally) => {
      const env = { ...context.env, ...context.urls };
      const services = configs(serviceProjects().filter(concerns(context.affected)));
      // They wait for other processes more than they work.
      const flags = ['--maxWorkers=3', SMALL_WORKERS];
      return jest('service', services, { ...context, ...tally, env, flags });
    },
  },
  ...CHECKS.map((check) => ({ ...check, during: 'service' })),
  {
    name: 'unit',
    title: 'unit tests',
    // The last specs of services wait for jobs that another worker has to take over.
    during: 'service',
    run: (context, _news, tally) =>
      jest('unit', configs(unitProjects().filter(concerns(context.affected))), {
        ...context,
        ...tally,
        flags: ['--maxWorkers=2', SMALL_WORKERS],
      }),
  },
  {
    name: 'chromium',
    run: async (context, news) => {
      context.browser = await chromium({ ...context, news });
    },
  },
  {
    name: 'product',
    nested: true,
    needs: ['build', 'backing', 'chromium'],
    run: startProduct,
  },
  {
    name: 'browser',
    title: 'browser tests',
    needs: ['product'],
    run: (context, _news, tally) =>
      browserTests('browser', ['--testPathIgnorePatterns', SERIAL, '--maxWorkers=2'], context, tally),
  },
  {
    name: 'serial',
    title: 'browser tests, one at a time',
    needs: ['product'],
    run: (context, _news, tally) =>
      browserTests('serial', ['--testPathPatterns', SERIAL, '--runInBand'], context, tally),
  },
];

/** Programs under test see a quiet, colourless terminal, and no knob of a real local run. */
export function testEnvironment(given) {
  const env = { ...given, ...NX_ENV };
  for (const knob of ['PORT', 'PLOMADA_HOME', 'NODE_ENV', 'PLOMADA_PREFIX', 'QUEUE_TYPE', 'RABBITMQ_NODES'])
    delete env[knob];
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

/** The names of the steps, in the form of `--only`, that a change of these projects asks for. */
export function stepsFor(affected, root = ROOT) {
  const any = (projects) => projects.some(concerns(affected));
  const isBrowsed = any(deployed(root)) || affected.has('e2e');
  const isAsked = {
    lint: affected.size > 0,
    types: affected.size > 0,
    tools: affected.has('tools'),
    unit: any(unitProjects(root)),
    // These are steps of what needs them.
    build: false,
    backing: false,
    chromium: false,
    product: false,
    service: any(serviceProjects(root)),
    browser: isBrowsed,
    serial: isBrowsed,
  };
  return TEST_STEPS.map(({ name }) => name)
    .filter((name) => isAsked[name] ?? true)
    .join(',');
}
