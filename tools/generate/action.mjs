import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withImport, withItem } from './edit-source.mjs';
import { FilePlan } from './file-plan.mjs';
import { kebabOf, Refused, requireUpperSnake } from './names.mjs';

const ACTIONS = 'libs/domain/src/actions';
const TASKS = `termPlan({ tasks: [{ id: 'A', duration: 5 }] })`;

/** What an action of each family usually works on, and a plan that has one. */
const FAMILIES = {
  project: {
    table: 'resources',
    field: 'resourceId',
    unknown: 'RESOURCE_UNKNOWN',
    permission: 'editPlan',
    plan: `after(${TASKS}, 'ADD_RESOURCE', { name: 'Crane' })`,
    id: 'new-0',
  },
  tasks: {
    table: 'tasks',
    field: 'id',
    unknown: 'TASK_UNKNOWN',
    permission: 'editPlan',
    plan: TASKS,
    id: 'A',
  },
  links: {
    table: 'links',
    field: 'id',
    unknown: 'LINK_UNKNOWN',
    permission: 'editPlan',
    plan: `termPlan({ tasks: [{ id: 'A' }, { id: 'B' }], links: ['A>B'] })`,
    id: 'A>B',
  },
  terms: {
    table: 'tasks',
    field: 'taskId',
    unknown: 'TASK_UNKNOWN',
    permission: 'recordProgress',
    plan: TASKS,
    id: 'A',
  },
  restrictions: {
    table: 'restrictions',
    field: 'restrictionId',
    unknown: 'RESTRICTION_UNKNOWN',
    permission: 'recordProgress',
    plan: `after(${TASKS}, 'NEW_RESTRICTION', { taskIds: ['A'], family: 'Materials', type: 2, detail: 'Steel',
      comments: '', responsible: null, commited: null, required: '2026-03-06' })`,
    id: 'new-0',
  },
};

/** Plans a new action: its file, its spec, its place in the family's list. */
export function planAction(root, family, type) {
  const about = FAMILIES[family];
  if (!about) throw new Refused(`There is no family "${family}": ${Object.keys(FAMILIES).join(', ')}`);
  requireUpperSnake(type);
  refuseKnown(root, type);
  const file = `${family}/${kebabOf(type)}`;
  const plan = new FilePlan(root);
  plan.create(`${ACTIONS}/${file}.ts`, definition(type, about));
  plan.create(`${ACTIONS}/${file}.spec.ts`, spec(type, about));
  plan.edit(`${ACTIONS}/${family}.ts`, (source) =>
    withItem(withImport(source, type, `./${file}`), /export const \w+_ACTIONS = \[/, type),
  );
  return plan;
}

function refuseKnown(root, type) {
  const folder = join(root, ACTIONS);
  if (!existsSync(folder)) throw new Refused(`${ACTIONS} is not there`);
  const files = readdirSync(folder, { recursive: true }).filter((file) => /(?<!\.spec)\.ts$/.test(file));
  const known = files.find((file) => readFileSync(join(folder, file), 'utf8').includes(`type: '${type}'`));
  if (known) throw new Refused(`${type} is there already, in ${ACTIONS}/${known}`);
}

const singular = (table) => table.slice(0, -1);

function definition(type, { table, field, unknown, permission }) {
  const row = singular(table);
  return `import { accept, refuse } from '../../decisions/decision';
import { setFields } from '../../plan/change';
import { object } from '../../shape/shape';
import { defineAction, SMALL } from '../action';
import { rowId } from '../payload-fields';

export const ${type} = defineAction({
  type: '${type}',
  summary: 'What it does, in one sentence for the catalogue.',
  payload: object({ ${field}: rowId }),
  permission: '${permission}',
  maxBytes: SMALL,
  undo: 'inverse',
  decide(plan, { ${field} }) {
    const ${row} = plan.${table}.get(${field});
    if (!${row}) return refuse('${unknown}', undefined, [${field}]);
    return accept([setFields('${table}', ${row}, {})]);
  },
});
`;
}

/** Its second test fails until the action does something. */
function spec(type, { table, field, unknown, plan, id }) {
  const row = singular(table);
  return `import { after, refusalOf, termPlan } from '../testing/decide';

const plan = ${plan};

describe('${type}', () => {
  it('of a ${row} that is not there is refused', () => {
    expect(refusalOf(plan, '${type}', { ${field}: 'gone' })?.code).toBe('${unknown}');
  });

  it('changes the ${row}', () => {
    const changed = after(plan, '${type}', { ${field}: '${id}' });
    expect(changed.${table}.get('${id}')).not.toEqual(plan.${table}.get('${id}'));
  });
});
`;
}
