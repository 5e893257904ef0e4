/**
 * Every process of Plomada, in the order of its start; docker-compose.yml has a service for each.
 * `entry` is under dist/apps. The gateway stands last: it is the door, opened when the house stands.
 */
export const PROCESSES = [
  { name: 'auth', entry: 'auth/main.cjs' },
  { name: 'projects', entry: 'projects/main.cjs' },
  { name: 'planning', entry: 'planning/main.cjs' },
  { name: 'imports', entry: 'imports/main.cjs' },
  { name: 'imports-worker', entry: 'imports/worker.cjs' },
  { name: 'reports', entry: 'reports/main.cjs' },
  { name: 'reports-worker', entry: 'reports/worker.cjs' },
  { name: 'notifications', entry: 'notifications/main.cjs' },
  { name: 'gateway', entry: 'gateway/main.cjs', public: true },
];

/** The demo's people; the seed makes all but the first, whom `auth` makes from BOOTSTRAP_ROOT_*. */
export const DEMO = {
  password: 'plomada-demo',
  logins: [
    ['root@plomada.demo', 'root'],
    ['admin@plomada.demo', 'business admin'],
    ['facilitadora@plomada.demo', 'project admin and facilitator'],
    ['capataz@plomada.demo', 'responsible'],
    ['visita@plomada.demo', 'viewer'],
  ],
};
