import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../local/paths.mjs';
import { UserFacingError } from '../../local/user-facing-error.mjs';
import { exported, loadSources } from '../../sources/load-sources.mjs';
import { SERVICES } from './collections.mjs';

const listOf = (service) => `apps/${service}/src/migrations/migrations.ts`;

/** The lists of the services that have any. */
export const MIGRATIONS = SERVICES.filter((service) => existsSync(join(ROOT, listOf(service)))).map(
  (service) => exported(`{ MIGRATIONS as ${service} }`, listOf(service)),
);

/** The migrations of this release, by service. */
export const loadMigrations = async () => ({ ...(await loadSources('migrations', MIGRATIONS)) });

/** The migrations of a newer release that a backup's databases had, as services' names and theirs. Refuses those that this release cannot work with. */
export function newerMigrations({ databases }, known) {
  const newer = databases.flatMap(({ service, migrations }) => {
    const names = new Set((known[service] ?? []).map(({ name }) => name));
    return migrations.filter(({ name }) => !names.has(name)).map((one) => ({ service, ...one }));
  });
  const breaking = newer.filter((one) => one.breaking);
  if (breaking.length > 0)
    throw new UserFacingError(
      `The backup is of a newer release, with which this one cannot work (${named(breaking)}): install that release first.`,
    );
  return newer.map((one) => named([one]));
}

const named = (migrations) => migrations.map(({ service, name }) => `${service}: ${name}`).join(', ');
