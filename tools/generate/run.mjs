// npm run generate: a new action or a new capability in the house's style, ready to be filled in.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { planAction } from './action.mjs';
import { planCapability } from './capability.mjs';
import { Refused } from './names.mjs';

const USAGE = `usage: npm run generate -- action <family> <NAME>         a change that users can make to a plan
       npm run generate -- capability <service> <name>    a question that a service answers

  families  project, tasks, links, terms, restrictions
  --dry     says what would be written and writes nothing`;

const NEXT = {
  action: `Next: its summary, payload, permission and rules; its spec (one test fails until it changes something); new
refusal codes in libs/domain/src/actions/codes.ts and their texts in apps/web/src/locales; npm run docs:actions.`,
  capability: `Next: the contract's request, response and words in libs/contracts; what answers it; when browsers
need it a route in libs/contracts/src/routes and its @Route in apps/gateway/src, and then node tools/docs/api.mjs.`,
};
const PLANS = { action: planAction, capability: planCapability };

const { positionals, values } = parseArgs({ allowPositionals: true, options: { dry: { type: 'boolean' } } });
const [what, where, name] = positionals;
if (!PLANS[what] || !name || positionals.length > 3) {
  console.error(USAGE);
  process.exit(1);
}
try {
  const plan = PLANS[what](resolve(import.meta.dirname, '../..'), where, name);
  if (!values.dry) await plan.write();
  console.log([...plan.summary, '', values.dry ? 'Nothing was written.' : NEXT[what]].join('\n'));
} catch (error) {
  if (!(error instanceof Refused)) throw error;
  console.error(error.message);
  process.exit(1);
}
