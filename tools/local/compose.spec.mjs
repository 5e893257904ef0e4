import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
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
  for (const name of shared.filter((one) => !localOnly.includes(one))) {
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

test('containers of the product have no rights, nothing to write to but /tmp, and limits', () => {
  const services = parse(compose, { merge: true }).services;
  for (const { name } of PROCESSES) {
    const one = services[name];
    assert.equal(one.read_only, true, name);
    assert.deepEqual(one.cap_drop, ['ALL'], name);
    assert.deepEqual(one.security_opt, ['no-new-privileges:true'], name);
    assert.match(one.tmpfs[0], /^\/tmp:size=/, name);
    assert.ok(one.mem_limit && one.pids_limit, name);
  }
  assert.match(services.gateway.environment.MONGO_URL, /\.invalid:/);
});

test('images have a minor version, and ports are bound to the machine itself', () => {
  const services = Object.values(parse(compose, { merge: true }).services);
  const images = services.map(({ image }) => image).filter(Boolean);
  assert.equal(images.length, 3);
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
    env: { ...env, PORT: '8080' },
  });
  assert.equal(status, 0, String(stderr));
});
