import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../local/paths.mjs';
import { PROCESSES } from '../local/processes.mjs';
import { objectsOfFile } from './render.mjs';

const names = PROCESSES.map(({ name }) => name);
const variable = (name) => `RABBITMQ_PASSWORD_${name.toUpperCase().replaceAll('-', '_')}`;

/** What RabbitMQ is told, with a password for each process, the administrator, and whoever else is `given` one. */
function definitions(given = {}) {
  const { status, stdout, stderr } = spawnSync('sh', [join(ROOT, 'deploy/rabbitmq/definitions.sh')], {
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH,
      RABBITMQ_PASSWORD: 'of-plomada',
      ...Object.fromEntries(names.map((name) => [variable(name), `of-${name}`])),
      ...given,
    },
  });
  assert.equal(status, 0, stderr);
  return JSON.parse(stdout);
}

const usersOf = ({ users }) => users.map(({ name }) => name).sort();
const ofKeda = (rights) => rights.filter(({ user }) => user === 'keda');

test('KEDA has a user without any right at the broker where it is given a password', () => {
  const told = definitions({ [variable('keda')]: 'of-keda' });
  assert.deepEqual(usersOf(told), [...names, 'keda', 'plomada'].sort());
  assert.deepEqual(
    told.users.find(({ name }) => name === 'keda'),
    { name: 'keda', password: 'of-keda', tags: '' },
  );
  assert.deepEqual(ofKeda(told.permissions), [
    { user: 'keda', vhost: '/', configure: '^$', write: '^$', read: '^$' },
  ]);
  assert.deepEqual(ofKeda(told.topic_permissions), []);
});

test('KEDA has no user at the broker without a password', () => {
  for (const told of [definitions(), definitions({ [variable('keda')]: '' })]) {
    assert.deepEqual(usersOf(told), [...names, 'plomada'].sort());
    assert.deepEqual(ofKeda(told.permissions), []);
  }
});

test('KEDA reaches the broker as that user', () => {
  const { spec } = objectsOfFile('scaling/authentication.yaml').find(
    ({ metadata }) => metadata.name === 'plomada-rabbitmq',
  );
  assert.deepEqual(spec.secretTargetRef, [{ parameter: 'host', name: 'plomada-rabbitmq', key: 'keda' }]);
});
