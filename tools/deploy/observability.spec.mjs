import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { parse, stringify } from 'yaml';
import { findProgram } from '../local/install/find-program.mjs';
import { ROOT } from '../local/paths.mjs';
import { PROCESSES } from '../local/processes.mjs';
import { exportedSeries, groupedBy, namedSeries, ownMetrics } from './exported-metrics.mjs';

const HERE = join(ROOT, 'deploy/observability');
const source = (path) => readFileSync(join(ROOT, path), 'utf8');
const names = PROCESSES.map(({ name }) => name).sort();
const alerts = parse(source('deploy/observability/alerts.yml')).groups.flatMap(({ rules }) => rules);
const dashboards = readdirSync(join(HERE, 'dashboards')).map((file) => ({
  file,
  ...JSON.parse(readFileSync(join(HERE, 'dashboards', file), 'utf8')),
}));
const panels = dashboards.flatMap((one) => one.panels.map((panel) => ({ ...panel, on: one.file })));
const expressions = [
  ...alerts.map(({ alert, expr }) => [alert, expr]),
  ...panels.flatMap(({ on, title, targets }) => targets.map(({ expr }) => [`${on}: ${title}`, expr])),
];

test('expressions are taken apart into series and labels', () => {
  const named = namedSeries(
    'sum by (le, key) (rate(a_total{x="b{c}",y!~"d"}[5m])) / e > 1.2e9 or absent(up{job="g"} == 1)',
  );
  assert.deepEqual(named, [
    { name: 'a_total', labels: ['x', 'y'] },
    { name: 'e', labels: [] },
    { name: 'up', labels: ['job'] },
  ]);
  assert.deepEqual(groupedBy('max by (le, key) (a)'), ['le', 'key']);
});

test('alerts and dashboards ask for what the processes export, by labels that it has', () => {
  const series = exportedSeries();
  assert.ok(series.has('plomada_rpc_seconds_bucket') && series.has('nodejs_gc_duration_seconds_sum'));
  for (const [where, expression] of expressions) {
    const asked = namedSeries(expression);
    assert.ok(asked.length > 0, where);
    for (const { name, labels } of asked) {
      assert.ok(series.has(name), `${where}: nobody exports ${name}`);
      for (const label of [...labels, ...groupedBy(expression)])
        assert.ok(series.get(name).includes(label), `${where}: ${name} has no ${label}`);
    }
  }
});

test('every metric of the product stands on a dashboard and in docs/operations.md', () => {
  const shown = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join('\n');
  const operations = source('docs/operations.md');
  assert.ok(ownMetrics().length > 10);
  for (const name of ownMetrics()) {
    assert.ok(shown.includes(name), `no dashboard shows ${name}`);
    assert.ok(operations.includes(`\`${name}\``), `docs/operations.md does not say ${name}`);
  }
});

test('every alert has an entry in the runbook and leads to it, and there is no other', () => {
  const entries = [...source('docs/runbook.md').matchAll(/^## (Plomada\w+)$/gm)].map(([, name]) => name);
  assert.deepEqual(
    entries,
    alerts.map(({ alert }) => alert),
  );
  for (const { alert, annotations, labels } of alerts) {
    assert.equal(annotations.runbook, `docs/runbook.md#${alert.toLowerCase()}`);
    assert.ok(['page', 'ticket'].includes(labels.severity), alert);
  }
});

test('of every alert it is tried that it speaks up, and that it does not', () => {
  const tried = parse(source('deploy/observability/alerts.test.yml')).tests.flatMap(
    ({ alert_rule_test }) => alert_rule_test,
  );
  const of = (name) => tried.filter(({ alertname }) => alertname === name);
  for (const { alert } of alerts) {
    assert.ok(
      of(alert).some(({ exp_alerts }) => exp_alerts.length > 0),
      `${alert} never speaks up`,
    );
    assert.ok(
      of(alert).some(({ exp_alerts }) => exp_alerts.length === 0),
      `${alert} is never silent`,
    );
  }
});

test('every process is asked for its metrics, and missed', () => {
  const [{ dns_sd_configs: asked }] = parse(source('deploy/observability/prometheus.yml')).scrape_configs;
  assert.deepEqual([...asked[0].names].sort(), names);
  const { expr } = alerts.find(({ alert }) => alert === 'PlomadaProcessMissing');
  const missed = [...expr.matchAll(/process="([\w-]+)"/g)].map(([, name]) => name);
  assert.deepEqual(missed.sort(), names);
});

test('on Kubernetes the same is asked as on one machine', () => {
  const [here, there] = ['prometheus.yml', 'prometheus.kubernetes.yml'].map((file) =>
    parse(source(`deploy/observability/${file}`)),
  );
  const asks = ({ rule_files, scrape_configs }) => ({
    rule_files,
    jobs: scrape_configs.map(({ job_name, metrics_path, params }) => ({ job_name, metrics_path, params })),
  });
  assert.deepEqual(asks(there), asks(here));
  for (const { scrape_configs } of [here, there])
    assert.ok(scrape_configs[0].relabel_configs.some(({ target_label }) => target_label === 'process'));
});

test('panels have words, a place of their own and a name for each line', () => {
  for (const { on, title, gridPos, targets } of panels) {
    assert.ok(title && gridPos.w > 0, on);
    for (const { legendFormat } of targets) assert.ok(legendFormat, `${on}: ${title}`);
  }
  for (const { uid, file, panels: own } of dashboards) {
    assert.equal(`${uid}.json`, file);
    assert.equal(new Set(own.map(({ gridPos: { x, y } }) => `${x},${y}`)).size, own.length);
  }
});

test('traces are off, go where the example says, and their receiver is started for them alone', () => {
  const services = parse(source('docker-compose.yml'), { merge: true }).services;
  for (const { name } of PROCESSES)
    assert.equal(
      services[name].environment.OTEL_EXPORTER_OTLP_ENDPOINT,
      '${OTEL_EXPORTER_OTLP_ENDPOINT:-}',
      name,
    );
  const beside = parse(source('deploy/observability/docker-compose.yml')).services;
  const [, receiver] = /OTEL_EXPORTER_OTLP_ENDPOINT=http:\/\/([\w-]+):4318 /.exec(
    source('deploy/observability/README.md'),
  );
  const { image, profiles, ports } = beside[receiver];
  assert.deepEqual(profiles, ['traces']);
  assert.match(image, /:\d+\.\d+\.\d+$/);
  for (const port of ports) assert.match(port, /^127\.0\.0\.1:/);
  for (const one of ['prometheus', 'grafana']) assert.equal(beside[one].profiles, undefined, one);
});

const promtool = findProgram('promtool');
const skip = !promtool && 'no promtool here';
const ran = (args, cwd = HERE) => {
  const { status, stdout, stderr } = spawnSync(promtool, args, { cwd, encoding: 'utf8' });
  return { status, said: stdout + stderr };
};
const accepted = (args, cwd) => {
  const { status, said } = ran(args, cwd);
  assert.equal(status, 0, said);
};
/** Debian builds it without what looks for pods, and then it refuses settings that name it. */
const UNKNOWN_HERE = 'field kubernetes_sd_configs not found';

test('memory is told of well before the limit at which a process is ended, of each by its own', () => {
  const { expr } = alerts.find(({ alert }) => alert === 'PlomadaMemoryHigh');
  const bounds = [...expr.matchAll(/process=~?"([\w|-]+)"\}\) > (\S+)/g)].flatMap(([, all, bytes]) =>
    all.split('|').map((name) => [name, Number(bytes)]),
  );
  assert.deepEqual(bounds.map(([name]) => name).sort(), names);
  for (const [name, bytes] of bounds) {
    const [, mebibytes] = /limits: \{ memory: (\d+)Mi/.exec(
      source(`deploy/kubernetes/base/processes/${name}.yaml`),
    );
    const share = bytes / (Number(mebibytes) * 2 ** 20);
    assert.ok(share > 0.8 && share < 0.9, `${name}: ${share}`);
  }
});

test('promtool accepts the settings and the rules', { skip }, () => {
  accepted(['check', 'config', 'prometheus.yml']);
  accepted(['check', 'rules', 'alerts.yml']);
});

test(
  "promtool accepts Kubernetes' settings, without the search for pods where it knows none",
  { skip },
  (t) => {
    const { status, said } = ran(['check', 'config', 'prometheus.kubernetes.yml']);
    if (!said.includes(UNKNOWN_HERE)) return assert.equal(status, 0, said);
    t.diagnostic('this promtool knows no kubernetes_sd_configs: they were not checked');
    const settings = parse(source('deploy/observability/prometheus.kubernetes.yml'));
    for (const job of settings.scrape_configs) delete job.kubernetes_sd_configs;
    const folder = mkdtempSync(join(tmpdir(), 'plomada-promtool-'));
    try {
      copyFileSync(join(HERE, 'alerts.yml'), join(folder, 'alerts.yml'));
      writeFileSync(join(folder, 'prometheus.yml'), stringify(settings));
      accepted(['check', 'config', 'prometheus.yml'], folder);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);

test('alerts speak up when they should, and only then', { skip }, () => {
  accepted(['test', 'rules', 'alerts.test.yml']);
});
