import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parse } from 'yaml';
import { ROOT } from '../local/paths.mjs';
import { PROCESSES } from '../local/processes.mjs';
import { KUBERNETES, objectsOfFile, rendered, renderer } from './render.mjs';
import { refusalsOf } from './schema.mjs';

const names = PROCESSES.map(({ name }) => name).sort();
const source = (path) => readFileSync(join(ROOT, path), 'utf8');
const nameOf = ({ metadata }) => metadata.name;
const ofKind = (objects, kind) => objects.filter((one) => one.kind === kind);
const podOf = (deployment) => deployment.spec.template.spec;
const processOf = (deployment) => podOf(deployment).containers[0];
const settings = () => objectsOfFile('base/settings.yaml')[0].data;

test('there is a Deployment, a Service and a disruption budget for each process, as locally and in docker-compose.yml', () => {
  const compose = parse(source('docker-compose.yml'), { merge: true }).services;
  const built = Object.keys(compose).filter((name) => compose[name].build && !compose[name].profiles);
  assert.deepEqual(built.sort(), names);
  const files = readdirSync(join(KUBERNETES, 'base/processes'));
  const objects = files.flatMap((file) => objectsOfFile(`base/processes/${file}`));
  for (const kind of ['Deployment', 'Service', 'PodDisruptionBudget'])
    assert.deepEqual(ofKind(objects, kind).map(nameOf).sort(), names, kind);
});

test('processes are told the same as in docker-compose.yml, and nothing else', () => {
  const compose = parse(source('docker-compose.yml'), { merge: true }).services;
  const asked = new Set(names.flatMap((name) => Object.keys(compose[name].environment)));
  const files = names.map((name) => objectsOfFile(`base/processes/${name}.yaml`)[0]);
  const shared = processOf(objectsOfFile('base/every-process.yaml')[0]);
  const own = [...files.map(processOf), shared].flatMap(({ env }) => env.map(({ name }) => name));
  const told = new Set([...Object.keys(settings()), ...own]);
  // The images say it.
  assert.deepEqual(
    [...asked].filter((name) => !told.has(name)),
    ['NODE_ENV'],
  );
  assert.deepEqual(
    [...told].filter((name) => !asked.has(name)),
    [],
  );
  assert.equal(settings().SERVICE_URLS, compose.gateway.environment.SERVICE_URLS);
});

test('each process is a user of its own at the broker', () => {
  for (const name of names) {
    const { env } = processOf(objectsOfFile(`base/processes/${name}.yaml`)[0]);
    const { valueFrom } = env.find((one) => one.name === 'RABBITMQ_URL');
    assert.deepEqual(valueFrom, { secretKeyRef: { name: 'plomada-rabbitmq', key: name } });
  }
});

test('KEDA looks at queues that exist', () => {
  const shards = Number(settings().PLAN_QUEUES);
  assert.ok(shards > 0);
  const jobQueues = ['apps/imports/src/queue/queue-name.ts', 'apps/reports/src/queue/queue-name.ts'].flatMap(
    (file) => [...source(file).matchAll(/_QUEUE = '([\w-]+)'/g)].map(([, name]) => name),
  );
  const triggers = ['planning', 'imports-worker', 'reports-worker'].flatMap(
    (name) => objectsOfFile(`scaling/${name}.yaml`)[0].spec.triggers,
  );
  const depths = triggers.filter(({ type }) => type === 'rabbitmq').map(({ metadata }) => metadata.queueName);
  const plans = Array.from({ length: shards }, (_, shard) => `plomada.planning.plan.${shard}`);
  assert.deepEqual(depths.sort(), [...plans, 'plomada.planning'].sort());
  const lists = triggers.filter(({ type }) => type === 'redis').map(({ metadata }) => metadata.listName);
  const looked = new Set(
    lists.map((list) => /^plomada-bull:([\w-]+):(wait|prioritized|active)$/.exec(list)?.[1]),
  );
  assert.deepEqual([...looked].sort(), jobQueues.sort());
});

test('KEDA looks at jobs of a queue wherever they wait: those with a priority are in a list of their own', () => {
  const lists = ['imports-worker', 'reports-worker'].flatMap((name) =>
    objectsOfFile(`scaling/${name}.yaml`)[0].spec.triggers.map(({ metadata }) => metadata.listName),
  );
  const queues = { imports: 'imports', forecasts: 'reports' };
  for (const [queue, app] of Object.entries(queues)) {
    const file = source(`apps/${app}/src/queue/${queue.replace(/s$/, '')}-queue.ts`);
    assert.match(file, /\bpriority\b/, `${queue} has no priorities any longer`);
    assert.ok(lists.includes(`plomada-bull:${queue}:prioritized`), queue);
  }
});

function runsWithoutRights(pod) {
  assert.equal(pod.containers.length, 1);
  const [{ securityContext: rights, resources }] = pod.containers;
  assert.equal(pod.automountServiceAccountToken, false);
  assert.equal(pod.securityContext.runAsNonRoot, true);
  assert.equal(pod.securityContext.seccompProfile.type, 'RuntimeDefault');
  assert.equal(rights.readOnlyRootFilesystem, true);
  assert.equal(rights.allowPrivilegeEscalation, false);
  assert.deepEqual(rights.capabilities, { drop: ['ALL'] });
  assert.ok(resources.limits.memory && resources.requests.memory && resources.requests.cpu);
}

const command = renderer();
const skip = !command && 'neither kubectl 1.22 nor kustomize here';

for (const overlay of ['small', 'large']) {
  const objects = command ? rendered(`overlays/${overlay}`, command) : [];
  const deployments = ofKind(objects, 'Deployment');

  test(`the API's schemas accept every object of ${overlay}`, { skip }, async () => {
    assert.deepEqual(deployments.map(nameOf).sort(), names);
    for (const object of objects)
      assert.deepEqual(await refusalsOf(object), [], `${object.kind} ${nameOf(object)}`);
  });

  test(`each process of ${overlay} runs without rights, within limits`, { skip }, () => {
    for (const deployment of deployments) runsWithoutRights(podOf(deployment));
  });

  test(`queues of ${overlay} are on as many brokers as it asks for`, { skip }, () => {
    const { data } = ofKind(objects, 'ConfigMap').find((one) => nameOf(one) === 'plomada');
    assert.equal(data.QUEUE_TYPE, overlay === 'large' ? 'quorum' : 'classic');
  });

  test(`each process of ${overlay} is asked for its health where it answers`, { skip }, () => {
    for (const deployment of deployments) {
      const { startupProbe, livenessProbe, readinessProbe, ports } = processOf(deployment);
      const isPublic = nameOf(deployment) === 'gateway';
      const port = ports.find(({ name }) => name === 'internal').containerPort;
      assert.equal(String(port), settings().SERVICE_PORT);
      for (const probe of [startupProbe, livenessProbe])
        assert.deepEqual(probe.httpGet, { path: '/live', port: 'internal' });
      assert.equal(readinessProbe.httpGet.path, isPublic ? '/live' : '/ready', nameOf(deployment));
      const patience = startupProbe.periodSeconds * startupProbe.failureThreshold;
      assert.ok(patience > Number(settings().START_PATIENCE_SECONDS), 'ended before it gives up by itself');
    }
  });

  test(
    `secrets of ${overlay} are references, and each process is told only its own database`,
    { skip },
    () => {
      assert.deepEqual(ofKind(objects, 'Secret'), []);
      for (const deployment of deployments) {
        const env = processOf(deployment).env;
        for (const { name, value } of env)
          assert.ok(value === undefined || nameOf(deployment) === 'gateway', `${name} is written out`);
        const { valueFrom, value } = env.find(({ name }) => name === 'MONGO_URL');
        if (nameOf(deployment) === 'gateway') assert.match(value, /\.invalid:/);
        else assert.equal(valueFrom.secretKeyRef.key, nameOf(deployment).replace('-worker', ''));
      }
    },
  );

  test(
    `images of ${overlay} have a version, and only KEDA says how many there are of what it scales`,
    { skip },
    () => {
      const scaled = ofKind(objects, 'ScaledObject').map(({ spec }) => spec.scaleTargetRef.name);
      for (const deployment of deployments) {
        assert.match(processOf(deployment).image, new RegExp(`/${nameOf(deployment)}:\\d`));
        if (scaled.includes(nameOf(deployment))) assert.equal(deployment.spec.replicas, undefined);
      }
      const keda = overlay === 'large' ? ['imports-worker', 'planning', 'reports-worker'] : [];
      assert.deepEqual(scaled.sort(), keda);
    },
  );
}

test(
  "operators' commands have a pod of their own, without rights, whose secrets no process has",
  { skip },
  async () => {
    const objects = rendered('operations', command);
    for (const object of objects)
      assert.deepEqual(await refusalsOf(object), [], `${object.kind} ${nameOf(object)}`);
    const [pod] = ofKind(objects, 'Pod');
    runsWithoutRights(pod.spec);
    const compose = parse(source('docker-compose.yml'), { merge: true }).services.operations;
    const [{ env, image }] = pod.spec.containers;
    assert.deepEqual(env.map(({ name }) => name).sort(), Object.keys(compose.environment).sort());
    for (const { valueFrom } of env) assert.equal(valueFrom.secretKeyRef.name, 'plomada-operations');
    assert.match(image, /\/operations:\d/);
    assert.deepEqual(
      ofKind(objects, 'PersistentVolumeClaim').map(nameOf),
      pod.spec.volumes.flatMap(({ persistentVolumeClaim: claim }) => claim?.claimName ?? []),
    );
    for (const overlay of ['small', 'large'])
      assert.doesNotMatch(JSON.stringify(rendered(`overlays/${overlay}`, command)), /plomada-operations/);
  },
);

test('the network lets nothing through that is not named', () => {
  const policies = objectsOfFile('base/network.yaml');
  const closed = policies.find((one) => nameOf(one) === 'nothing-else').spec;
  assert.deepEqual(closed, { podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
  const open = policies.flatMap(({ spec }) => [...(spec.ingress ?? []), ...(spec.egress ?? [])]);
  for (const rule of open) {
    assert.ok((rule.from ?? rule.to)?.length > 0, 'a rule for everybody');
    assert.ok(rule.ports?.length > 0, 'a rule for every port');
  }
  const database = policies.find((one) => nameOf(one) === 'to-database').spec.podSelector.matchExpressions;
  assert.deepEqual(database, [{ key: 'app.kubernetes.io/name', operator: 'NotIn', values: ['gateway'] }]);
});
