// Every database of the installation into a folder: npm run backup -- <folder>
import { parseArgs } from 'node:util';
import { backUp } from './archive/backup.mjs';
import { withInstallation } from './archive/installation.mjs';

const USAGE = `usage: MONGO_URL=… [PLOMADA_PREFIX=…] npm run backup -- <folder>

  Writes every database of the installation into a new folder. Whoever has it has everything: keep it as you keep the databases.`;

const { positionals } = parseArgs({ allowPositionals: true });
await withInstallation(USAGE, positionals.length === 1, async (installation) => {
  const { databases, edited } = await backUp(installation, positionals[0]);
  for (const { service, counts } of databases) {
    const documents = Object.values(counts).reduce((sum, count) => sum + count, 0);
    console.log(`${String(documents).padStart(8)}  ${service}`);
  }
  if (edited > 0)
    console.log(
      `${edited} plans were edited meanwhile: the databases are of different moments. Stop the gateways for one.`,
    );
});
