// A backup into empty databases: npm run restore -- <folder>
import { parseArgs } from 'node:util';
import { withInstallation } from './archive/installation.mjs';
import { loadMigrations } from './archive/known-migrations.mjs';
import { restore } from './archive/restore.mjs';

const USAGE = `usage: MONGO_URL=… [PLOMADA_PREFIX=…] npm run restore -- <folder> [--again]

  Puts what npm run backup wrote into the databases of the installation, which have to be empty. No service runs meanwhile.
  --again  takes away first what a restore left that was killed`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { again: { type: 'boolean', default: false } },
});
await withInstallation(USAGE, positionals.length === 1, async (installation) => {
  const migrations = await loadMigrations();
  const { product, at, newer } = await restore({ ...installation, migrations }, positionals[0], values);
  console.log(`Restored as it was at ${at} (version ${product}). Start the services.`);
  if (newer.length > 0)
    console.log(`A newer release had changed it in a way that this one can work with (${newer.join(', ')}).`);
  if (product !== installation.product) console.log(`These commands are of version ${installation.product}.`);
});
