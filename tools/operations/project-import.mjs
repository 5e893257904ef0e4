// A project out of a file that project:export wrote: npm run project:import -- <file> --business <id>
import { parseArgs } from 'node:util';
import { importProject } from './archive/import-project.mjs';
import { withInstallation } from './archive/installation.mjs';
import { loadRules } from './archive/product-rules.mjs';

const USAGE = `usage: MONGO_URL=… [PLOMADA_PREFIX=…] npm run project:import -- <file> --business <id> [--code <code>] [--dry-run] [--again]

  --business <id>   whose project it becomes, in this installation
  --code <code>     the firm's code of the project, where its own one is another project's
  --dry-run         checks the file and says who would be on the project; writes nothing
  --again           takes away first what an import of the same project left that was killed`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    business: { type: 'string' },
    code: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
  },
});

const say = (people, what) => {
  for (const { email, firstName, lastName } of people)
    console.log(`  ${what}: ${firstName} ${lastName} <${email}>`);
};

await withInstallation(USAGE, positionals.length === 1 && values.business, async (installation) => {
  const { business: businessId, code, again, 'dry-run': dryRun } = values;
  const options = { businessId, code, again, dryRun, signal: installation.signal };
  const rules = await loadRules();
  const { manifest, people, leftContainer, linked } = await importProject(
    { ...installation, rules },
    positionals[0],
    options,
  );
  const { project, plan, business } = manifest;
  console.log(
    `${project.name} (${project.code}) of ${business.name}: plan ${plan.hash} at entry ${plan.seq}`,
  );
  console.log(`${people.matched} of ${manifest.people.length} people have an account in the business`);
  say(people.outside, 'has an account and is not of the business');
  say(people.unknown, 'has no account');
  if (leftContainer) console.log('Its container is not in this business: it is in none here.');
  for (const [where, { count, why }] of Object.entries(manifest.left))
    console.log(`${count} of ${where} did not come along: ${why}`);
  if (dryRun) return console.log('The file is whole and could be imported. Nothing was written.');
  if (linked > 0)
    console.log(`${linked} people of the plan have another account here, or none: the log says so.`);
  console.log('Imported. It is shown within half a minute, its indicators are calculated.');
});
