import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import prometheus from 'prom-client';
import { ROOT } from '../local/paths.mjs';

/** Labels that Prometheus gives by itself or by deploy/observability/prometheus.yml. */
const GIVEN = ['process', 'instance', 'job', 'pod'];

/** What RabbitMQ exports at /metrics/detailed?family=queue_coarse_metrics, as far as it is looked at. */
const OF_THE_BROKER = [['rabbitmq_detailed_queue_messages_ready', ['queue', 'vhost']]];

const DEFINITION = /new (Counter|Gauge|Histogram)(?:<[^>]*>)?\(\{([\s\S]*?)\}\)/g;
/** Planning's own way to two of them. */
const HISTOGRAM = /\bhistogram\('(plomada_\w+)'/g;

/** The series that a metric of this kind and name has. */
const seriesOf = (kind, name) =>
  kind.toLowerCase() === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name];

/** The metrics that a file defines: kind, name and labels. */
function definedIn(text) {
  const made = [...text.matchAll(DEFINITION)].map(([, kind, body]) => ({
    kind,
    name: /name: '(plomada_\w+)'/.exec(body)?.[1],
    labels: [...(/labelNames: \[([^\]]*)\]/.exec(body)?.[1] ?? '').matchAll(/'(\w+)'/g)].map(
      ([, one]) => one,
    ),
  }));
  const helped = [...text.matchAll(HISTOGRAM)].map(([, name]) => ({ kind: 'Histogram', name, labels: [] }));
  return [...made.filter(({ name }) => name), ...helped];
}

const definitions = () =>
  ['apps', 'libs'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts') && !file.includes('node_modules'))
      .flatMap((file) => definedIn(readFileSync(join(ROOT, folder, file), 'utf8'))),
  );

/** The names of the metrics that the processes define, without the usual ones of Node. */
export const ownMetrics = () => definitions().map(({ name }) => name);

/** Every series that can be asked for, by name, with the labels that it can have. */
export function exportedSeries() {
  const own = definitions().flatMap(({ kind, name, labels }) =>
    seriesOf(kind, name).map((series) => [series, kind === 'Histogram' ? [...labels, 'le'] : labels]),
  );
  const registry = new prometheus.Registry();
  prometheus.collectDefaultMetrics({ register: registry });
  const usual = registry
    .getMetricsAsArray()
    .flatMap(({ type, name, labelNames }) => seriesOf(type, name).map((series) => [series, labelNames]));
  const all = [...own, ...usual, ...OF_THE_BROKER, ['up', []]];
  return new Map(all.map(([name, labels]) => [name, [...labels, ...GIVEN]]));
}

/** The series that an expression names, each with the labels that it is narrowed by. */
export function namedSeries(expression) {
  // Label lists of aggregations and the text of label values would read as names.
  const bare = expression.replace(/\b(?:by|without)\s*\([^)]*\)/g, ' ').replace(/"(?:[^"\\]|\\.)*"/g, '""');
  return [...bare.matchAll(/\b([a-z_]\w*)\b(?!\s*\()(?:\{([^}]*)\})?(?![^{]*\})/gi)]
    .map(([, name, labels = '']) => ({
      name,
      labels: [...labels.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label]) => label),
    }))
    .filter(({ name }) => !['or', 'and', 'unless', '__rate_interval', 'e9'].includes(name));
}

/** The labels by which an expression groups. */
export const groupedBy = (expression) =>
  [...expression.matchAll(/\b(?:by|without)\s*\(([^)]*)\)/g)].flatMap(([, labels]) => labels.split(/,\s*/));
