// A backup into empty databases: npm run restore -- <folder>
import { parseArgs } from 'node:util';
import { withInstallation } from './archive/installation.mjs';
import { restore } from './archive/restore.mjs';

const USAGE = `usage: MONGO_URL=… [PLOMADA_PREFIX=…] npm run restore -- <folder>

  Puts what npm run backup wrote into the databases of the installation, which have to be empty. No service runs meanwhile.`;

const { positionals } = parseArgs({ allowPositionals: true });
await withInstallation(USAGE, positionals.length === 1, async (installation) => {
  const { product, at } = await restore(installation, positionals[0]);
  console.log(`Restored as it was at ${at} (version ${product}). Start the services.`);
  if (product !== installation.product) console.log(`These commands are of version ${installation.product}.`);
});
