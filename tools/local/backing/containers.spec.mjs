import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parse } from 'yaml';
import { ROOT } from '../paths.mjs';
import { CONTAINERS, inContainer, takenFromContainers } from './containers.mjs';

const service = (name, knob, missing) => ({ name, knob, missing: () => missing });
const services = [
  service('redis', 'REDIS_URL', ['redis-server']),
  service('rabbitmq', 'RABBITMQ_URL', ['rabbitmq-server']),
  service('mongodb', 'MONGO_URL', []),
];
const taken = (env, answers = () => true) => [...takenFromContainers(env, services, answers)];

test('tests take from containers what no URL gives and nobody has installed, where an engine answers', () => {
  assert.deepEqual(taken({}), ['redis', 'rabbitmq']);
  assert.deepEqual(taken({ REDIS_URL: 'redis://elsewhere' }), ['rabbitmq']);
  assert.deepEqual(
    taken({}, () => false),
    [],
  );
});

test('no engine is asked where nothing is missing', () => {
  const asked = () => assert.fail('asked');
  assert.deepEqual(taken({ REDIS_URL: 'r', RABBITMQ_URL: 'a' }, asked), []);
});

test('tests take those that BACKING_CONTAINERS names, and no others', () => {
  assert.deepEqual(taken({ BACKING_CONTAINERS: 'redis, mongodb' }), ['redis', 'mongodb']);
  assert.deepEqual(taken({ BACKING_CONTAINERS: 'none' }), []);
  assert.throws(() => taken({ BACKING_CONTAINERS: 'postgres' }), {
    message: /takes redis, rabbitmq, mongodb/,
  });
});

test('a container has the image that docker-compose.yml names, and the port that was chosen here', () => {
  const compose = parse(readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8')).services;
  const names = { redis: 'redis', rabbitmq: 'rabbitmq', mongodb: 'mongo' };
  for (const [name, inCompose] of Object.entries(names)) {
    assert.equal(CONTAINERS[name].image, compose[inCompose].image);
  }
  const [program] = inContainer(services[0]).programs({ ports: { redis: 7_123 } });
  const about = JSON.parse(program.args[1]);
  assert.deepEqual([about.image, about.port, about.hostPort], ['redis:7.4', 6379, 7123]);
});
