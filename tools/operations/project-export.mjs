// One project whole into a file: npm run project:export -- <projectId> <file>
import { parseArgs } from 'node:util';
import { exportProject } from './archive/export-project.mjs';
import { withInstallation } from './archive/installation.mjs';
import { loadRules } from './archive/product-rules.mjs';

const USAGE = `usage: MONGO_URL=… [PLOMADA_PREFIX=…] npm run project:export -- <projectId> <file>

  Writes the project with its log, scenarios, files and what people arranged into a new file, while they go on working.`;

const { positionals } = parseArgs({ allowPositionals: true });
const [projectId, file] = positionals;
await withInstallation(USAGE, positionals.length === 2, async (installation) => {
  const rules = await loadRules();
  const { project, plan, counts, left } = await exportProject({ ...installation, rules }, projectId, file);
  console.log(`${project.name} (${project.code}): plan ${plan.hash} at entry ${plan.seq}`);
  for (const [where, count] of Object.entries(counts)) console.log(`${String(count).padStart(8)}  ${where}`);
  for (const [where, { count, why }] of Object.entries(left))
    console.log(`${String(count).padStart(8)}  ${where} stay behind: ${why}`);
});
