import { type Plan, Table } from '@plomada/domain';
import { PLAN } from '../../testing/plan-page';
import { startTestTranslations, textsOf } from '../../testing/translations';
import { rescheduleActions } from '../reschedule/reschedule-slice';
import { beginsEdit, fixedEndMessage } from './fixed-end';

const [task] = PLAN.tasks.rows;
/** Its task was to end before the open term. */
const late: Plan = {
  ...PLAN,
  terms: Table.of(PLAN.terms.rows.map((term) => ({ ...term, startDate: '2026-03-09' }))),
};

describe('the end of a row, which is not typed', () => {
  beforeAll(() => startTestTranslations());

  it.each(['task', 'milestone', 'summary'] as const)('is said where it comes from for a %s', (kind) => {
    const { payload } = fixedEndMessage(PLAN, { id: task!.id, kind });
    const [namespace, key] = payload.key.split(':') as [string, string];
    for (const language of ['es', 'en']) {
      const [group, word] = key.split('.') as [string, string];
      const texts = textsOf(language)[namespace] as Record<string, Record<string, string>>;
      expect(texts[group]![word]).toBeTruthy();
    }
  });

  it('leads to a new end where the task is late, and only there', () => {
    const buttonIn = (plan: Plan) => fixedEndMessage(plan, { id: task!.id, kind: 'task' }).payload.button;
    expect(buttonIn(PLAN)).toBeUndefined();
    expect(buttonIn(late)?.action).toEqual(rescheduleActions.asked([task!.id]));
  });

  it('is told by the keys that would begin an edit only', () => {
    const none = { ctrlKey: false, metaKey: false, altKey: false };
    const keys = ['1', 'a', 'Enter', 'F2', 'Tab', 'ArrowDown', 'Delete', '/', ' '];
    expect(keys.filter((key) => beginsEdit({ ...none, key }))).toEqual(['1', 'a', 'Enter', 'F2']);
    expect(beginsEdit({ ...none, key: 'c', ctrlKey: true })).toBe(false);
  });
});
