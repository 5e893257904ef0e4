import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { parse } from 'yaml';
import { ownEnvironment, sharedEnvironment } from './environment.mjs';
import { ROOT } from './paths.mjs';
import { PROCESSES } from './processes.mjs';
import { testingFolder } from './testing-folder.mjs';

const home = testingFolder();
const compose = readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8');
const example = readFileSync(join(ROOT, '.env.example'), 'utf8');

/** The text of one service of the compose file: its line and what is indented below it. */
function service(name) {
  return new RegExp(`^  ${name}:\\n(?:(?:    .*)?\\n)+`, 'm').exec(compose)?.[0];
}

test('every process has a service that runs its program', () => {
  for (const { name, entry } of PROCESSES) {
    const [app, file] = entry.split('/');
    const program = file === 'main.cjs' ? `APP: ${app} }` : `APP: ${app}, ENTRY: worker }`;
    assert.ok(service(name)?.includes(program), `docker-compose.yml has no ${name} with ${program}`);
  }
});

test('containers are told under the same names as local processes', () => {
  const urls = { MONGO_URL: 'm', REDIS_URL: 'r', RABBITMQ_URL: 'a' };
  const shared = Object.keys(sharedEnvironment({ home, given: {}, urls }));
  const localOnly = ['MAIL_DIR'];
  const byFile = { BOOTSTRAP_ROOT_PASSWORD: 'BOOTSTRAP_ROOT_PASSWORD_FILE' };
  for (const name of shared.filter((one) => !localOnly.includes(one)).map((one) => byFile[one] ?? one)) {
    assert.match(compose, new RegExp(`^ +${name}: `, 'm'), `docker-compose.yml does not set ${name}`);
  }
  const servicePorts = Object.fromEntries(PROCESSES.map((one) => [one.name, 3000]));
  const gateway = ownEnvironment(
    PROCESSES.find((one) => one.public),
    { port: 8080, servicePorts },
  );
  for (const name of Object.keys(gateway).filter((one) => one !== 'SERVICE_PORT')) {
    assert.match(service('gateway'), new RegExp(`^ +${name}: `, 'm'), `the gateway is not told ${name}`);
  }
});

test('whatever a process can be told, its container can be told, and operators can read of it', () => {
  // Where a process finds its own files; the password itself, which a file has here; names that users of MongoDB are made for.
  const notHere = /_THREAD$|^MAIL_DIR$|^BOOTSTRAP_ROOT_PASSWORD$|^PLOMADA_PREFIX$/;
  const page = `${readFileSync(join(ROOT, 'docs/operations.md'), 'utf8')}${readFileSync(join(ROOT, 'tools/local/README.md'), 'utf8')}`;
  const { services } = parse(compose, { merge: true });
  const keysOf = (file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/^ +([A-Z][A-Z_]+): /gm)]
      .map(([, key]) => key)
      .filter((key) => !notHere.test(key));
  for (const { name, entry } of PROCESSES) {
    const [app, file] = entry.split('/');
    const own = keysOf(`apps/${app}/src/config.ts`);
    for (const key of [...keysOf('libs/service-kit/src/config/base-config.ts'), ...own]) {
      assert.ok(page.includes(`\`${key}\``), `${key} is in no page`);
      const isOfOther = /_CONCURRENCY$/.test(key) && file === 'main.cjs';
      if (!isOfOther) assert.ok(key in services[name].environment, `${name} cannot be told ${key}`);
    }
  }
});

test('the gateway in containers waits for the same processes as the local one', () => {
  const named = /SERVICE_URLS:\s+(?:>-\s+)?(\S+)/.exec(service('gateway'))[1].split(',');
  const wanted = PROCESSES.filter((one) => !one.public).map(({ name }) => `${name}=http://${name}:3000`);
  assert.deepEqual(named, wanted);
});

test('every value that has to be given stands in .env.example', () => {
  const required = new Set([...compose.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name));
  for (const name of required) assert.match(example, new RegExp(`^${name}=`, 'm'));
  assert.ok(required.has('TOKEN_SECRET'));
});

test('containers of the product have nothing to write to but /tmp, and no database where they need none', () => {
  const services = parse(compose, { merge: true }).services;
  for (const name of [...PROCESSES.map((one) => one.name), 'operations']) {
    const one = services[name];
    assert.equal(one.read_only, true, name);
    assert.match(one.tmpfs[0], /^\/tmp:size=/, name);
  }
  assert.match(services.gateway.environment.MONGO_URL, /\.invalid:/);
});

test('all containers have limits and a bounded log, and no rights but those of others to become their own user', () => {
  const services = Object.entries(parse(compose, { merge: true }).services);
  for (const [name, one] of services) {
    assert.ok(one.mem_limit && one.pids_limit, name);
    assert.ok(one.logging.options['max-size'] && one.logging.options['max-file'], name);
    assert.deepEqual([one.cap_drop, one.security_opt], [['ALL'], ['no-new-privileges:true']], name);
    const own = one.image ? ['CHOWN', 'DAC_OVERRIDE', 'FOWNER', 'SETGID', 'SETUID'] : undefined;
    assert.deepEqual(one.cap_add, own, name);
  }
});

test('each process is told of its own user of MongoDB and of RabbitMQ only, and no password stands in the file', () => {
  const { services, secrets } = parse(compose, { merge: true });
  for (const { name } of PROCESSES) {
    const { environment } = services[name];
    const own = name.replace('-worker', '');
    const password = (kind, user) => '${' + `${kind}_PASSWORD_${user.toUpperCase().replaceAll('-', '_')}}`;
    assert.equal(environment.RABBITMQ_URL, `amqp://${name}:${password('RABBITMQ', name)}@rabbitmq:5672`);
    if (name !== 'gateway')
      assert.equal(
        environment.MONGO_URL,
        `mongodb://${own}:${password('MONGO', own)}@mongo:27017/?authSource=admin`,
      );
    const values = Object.values(environment).join(' ');
    assert.doesNotMatch(values, /\$\{(MONGO|RABBITMQ)_PASSWORD[:}]/, `${name} knows an administrator`);
  }
  for (const { environment = {} } of Object.values(services))
    for (const [name, value] of Object.entries(environment))
      if (/PASSWORD/.test(name)) assert.match(value, /^\$\{|^\/run\/secrets\//, name);
  assert.match(secrets['bootstrap-root-password'].file, /^\$\{/);
});

test('who knows the administrators of MongoDB and RabbitMQ runs while an operator works with it', () => {
  const { operations } = parse(compose, { merge: true }).services;
  assert.deepEqual(operations.profiles, ['operations']);
  assert.equal(operations.restart, undefined);
  assert.equal(operations.ports, undefined);
});

test('MongoDB gives each service the database of its own, and nothing more, however often it is asked', () => {
  const users = new Map();
  const admin = {
    getUser: (name) => users.get(name) ?? null,
    createUser: ({ user, ...rest }) => void (assert.ok(!users.has(user)), users.set(user, rest)),
    updateUser: (user, rest) => void (assert.ok(users.has(user)), users.set(user, rest)),
  };
  const reached = [];
  const told = parse(compose, { merge: true }).services['mongo-users'].environment;
  const run = (given) => {
    const env = Object.fromEntries(Object.keys(told).map((name) => [name, `${given}-${name}`]));
    const connect = (url) => void reached.push(url) || { getSiblingDB: () => admin };
    runInNewContext(readFileSync(join(ROOT, 'deploy/mongodb/users.js'), 'utf8'), {
      connect,
      process: { env },
    });
  };
  run('old');
  run('new');
  assert.equal(reached[1], 'mongodb://plomada:new-MONGO_PASSWORD@mongo:27017/?authSource=admin');
  const services = PROCESSES.map(({ name }) => name).filter((name) => !/gateway|worker/.test(name));
  assert.deepEqual([...users.keys()].sort(), services.sort());
  for (const [name, { pwd, roles }] of users) {
    assert.equal(pwd, `new-MONGO_PASSWORD_${name.toUpperCase()}`);
    assert.deepEqual(JSON.parse(JSON.stringify(roles)), [{ role: 'readWrite', db: `plomada_${name}` }]);
  }
});

/** What RabbitMQ reads at its start. */
function definitions() {
  const script = join(ROOT, 'deploy/rabbitmq/definitions.sh');
  const told = parse(compose, { merge: true }).services.rabbitmq.environment;
  const env = Object.fromEntries(Object.keys(told).map((name) => [name, `of-${name}`]));
  const { status, stdout, stderr } = spawnSync('sh', [script], { env: { ...env, PATH: process.env.PATH } });
  assert.equal(status, 0, String(stderr));
  return JSON.parse(stdout);
}

test('RabbitMQ gives each process its own queues and the events of its own service', () => {
  const { users, permissions, topic_permissions: topics } = definitions();
  const names = PROCESSES.map(({ name }) => name);
  assert.deepEqual(users.map(({ name }) => name).sort(), [...names, 'plomada'].sort());
  assert.deepEqual(
    users.filter(({ tags }) => tags).map(({ name }) => name),
    ['plomada'],
  );
  assert.equal(new Set(users.map(({ password }) => password)).size, users.length);
  for (const name of names) {
    const rights = permissions.find(({ user }) => user === name);
    const may = (deed, resource) => new RegExp(rights[deed]).test(resource);
    const own = [`plomada.${name}`, `plomada.${name}.dead`, `plomada.${name}.on.planning.plan-changed`];
    for (const resource of [...own, 'plomada.events', 'plomada.processes', 'plomada.dead', 'amq.gen-a1'])
      for (const deed of ['configure', 'write', 'read'])
        assert.ok(may(deed, resource), `${name}: ${resource}`);
    assert.ok(may('write', 'amq.default') && !may('configure', 'amq.default'));
    const others = names.filter((other) => other !== name);
    for (const other of others)
      for (const deed of ['configure', 'write', 'read'])
        for (const queue of [`plomada.${other}`, `plomada.${other}.on.planning.plan-changed`])
          assert.ok(!may(deed, queue), `${name} may ${deed} ${queue}`);
    assert.equal(may('read', 'plomada.elsewhere.dead'), name === 'gateway');
    assert.ok(!may('write', 'plomada.elsewhere.dead') && !may('configure', 'plomada.elsewhere.dead'));
    const { write } = topics.find(({ user }) => user === name);
    const service = name.replace('-worker', '');
    assert.ok(new RegExp(write).test(`${service}.a-fact`));
    assert.ok(!new RegExp(write).test(`${service}-or-another.a-fact`));
  }
});

test('images have a minor version, and ports are bound to the machine itself', () => {
  const services = Object.values(parse(compose, { merge: true }).services);
  const images = services.map(({ image }) => image).filter(Boolean);
  assert.equal(new Set(images).size, 3);
  for (const image of images) assert.match(image, /:\d+\.\d+/);
  for (const port of services.flatMap(({ ports = [] }) => ports))
    assert.match(port, /^(127\.0\.0\.1|\$\{BIND_ADDRESS:-127\.0\.0\.1\}):/);
});

const clients = [['docker', 'compose'], ['docker-compose']];
const client = clients.find(([command, ...args]) => spawnSync(command, [...args, 'version']).status === 0);

test('docker compose accepts the file', { skip: !client && 'no docker compose here' }, () => {
  const [command, ...args] = client;
  const env = {
    ...process.env,
    ...Object.fromEntries([...example.matchAll(/^(\w+)=/gm)].map(([, name]) => [name, 'x'])),
  };
  const { status, stderr } = spawnSync(command, [...args, 'config', '--quiet'], {
    cwd: ROOT,
    env: { ...env, PORT: '8080', BIND_ADDRESS: '127.0.0.1', BACKUP_FOLDER: '/backups' },
  });
  assert.equal(status, 0, String(stderr));
});
