import { actionFiles, codesReachedFrom, loadDomain } from './domain-source.mjs';
import { payloadFields } from './payload-fields.mjs';

const FAMILIES = {
  project: 'Project: settings, people, baselines, resources',
  tasks: 'Tasks',
  links: 'Links',
  import: 'Import',
  terms: 'Short terms: promises, progress, causes, closing',
  restrictions: 'Restrictions',
  scenarios: 'Scenarios',
  bulk: 'Several at once',
  undo: 'Undo and redo',
};
const UNDO = {
  inverse: 'by the inverse of its changes',
  never: 'cannot be undone; for conflicts it speaks for the whole plan',
};
/** Answered before any action's own rules. */
const GENERAL = new Set([
  ...['ACTION_UNKNOWN', 'ACTION_INVALID', 'ACTION_FORBIDDEN', 'RESPONSIBLE_PROPOSES'],
  'SCENARIO_LIVE_ONLY',
]);

const INTRODUCTION = `# The action catalogue

<!-- Written by npm run docs:actions from libs/domain; a test compares it with the code. Do not edit. -->

Every change that a user can make to a plan is one of these actions. It travels as \`{ type, payload }\`, is decided by
\`libs/domain\` in the browser and again in the planning service, and becomes one entry of the plan's log. How to send one:
[api.md](api.md); what becomes of it: [architecture.md](architecture.md).

Before its own rules, any action can be refused with \`ACTION_UNKNOWN\`, \`ACTION_INVALID\` (the path, and what was expected
there), \`ACTION_FORBIDDEN\` (the permission that is lacking), \`SCENARIO_LIVE_ONLY\` (the plan is a [scenario](scenarios.md), and the action
belongs to the live one) or \`RESPONSIBLE_PROPOSES\` (the project's responsibles propose to
its administrators instead of writing); after them, by planning, with the codes in [planning.md](planning.md). The codes of an action are those that its code can reach, with the values that their messages
name; a few of them may be excluded by the action's payload. Unknown fields of a payload are refused.
`;

const sized = (bytes) => (bytes >= 2 ** 20 ? `${bytes / 2 ** 20} MB` : `${bytes / 1024} KB`);
const inCell = (text) => text.replaceAll('|', '\\|');

/** The whole page as Markdown. */
export async function actionCatalogue() {
  const domain = await loadDomain();
  const files = actionFiles();
  const missing = [...domain.ACTIONS.keys()].filter((type) => !files.has(type));
  if (missing.length > 0) throw new Error(`No file defines ${missing.join(', ')}`);
  const sections = [];
  for (const [family, title] of Object.entries(FAMILIES)) {
    const own = [...domain.ACTIONS.values()].filter(({ type }) => files.get(type).family === family);
    const texts = await Promise.all(own.map((action) => section(domain, action, files.get(action.type))));
    sections.push(`## ${title}\n`, ...texts);
  }
  const families = new Set([...files.values()].map(({ family }) => family));
  const unknown = [...families].filter((family) => !FAMILIES[family]);
  if (unknown.length > 0) throw new Error(`A family without a title: ${unknown.join(', ')}`);
  return [INTRODUCTION, permissions(domain), ...sections].join('\n');
}

function permissions({ PERMISSIONS, ACTIONS }) {
  const used = new Set([...ACTIONS.values()].map(({ permission }) => permission));
  const rows = [...used].sort().map((name) => `| \`${name}\` | ${PERMISSIONS[name].join(', ')} |`);
  return [
    '## Permissions',
    '',
    '| Permission | Roles, any one of which suffices |',
    '| --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

async function section({ REFUSAL_CODES, PERMISSIONS }, action, { file, family }) {
  const { type, summary, payload, permission, maxBytes, undo } = action;
  const reached = await codesReachedFrom(file);
  const codes = Object.entries(REFUSAL_CODES).filter(([code]) => reached.has(code) && !GENERAL.has(code));
  const fields = payloadFields(payload.description);
  return [
    `### ${type}`,
    '',
    summary,
    '',
    `- Permission: \`${permission}\` (${PERMISSIONS[permission].join(', ')})`,
    `- At most ${sized(maxBytes)} of JSON. Undone: ${UNDO[undo]}`,
    `- Refusals of its own: ${codes.map(refusal).join(', ') || 'none'}${family === 'bulk' ? '; and those of its actions' : ''}`,
    '',
    ...(fields.length > 0 ? ['| Field | Value |', '| --- | --- |'] : ['No payload fields.']),
    ...fields.map(({ path, description }) => `| \`${path}\` | ${inCell(description)} |`),
    '',
  ].join('\n');
}

const refusal = ([code, params]) => `\`${code}\`${params.length > 0 ? ` (${params.join(', ')})` : ''}`;
