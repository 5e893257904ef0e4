import { ACTIONS, createPlan, defaultSettings, newTask } from '@plomada/domain';
import { startTestTranslations } from '../../testing/translations';
import i18next from 'i18next';
import { fieldsOf } from './changed-fields';

describe.each(['es', 'en'])('the words of the log in %s', (language) => {
  beforeAll(() => startTestTranslations(language));

  it('say every action, table and field', () => {
    const plan = createPlan(defaultSettings('Obra', '2026-03-02'), 'term-1');
    const task = newTask({ id: 't', text: 'Muro', index: 0, start: '2026-03-02', end: '2026-03-03' });
    const fields = [task, plan.settings, plan.terms.rows[0]!].flatMap((row) => {
      const after = { ...row };
      return fieldsOf({ kind: 'set', table: 'tasks', id: row.id, before: {}, after }).map(
        ({ field }) => field,
      );
    });
    const wanted = [
      ...[...ACTIONS.keys()].map((type) => `type.${type}`),
      ...Object.keys(plan).map((table) => `table.${table}`),
      ...fields.map((field) => `field.any.${field}`),
    ];
    expect(wanted.filter((key) => !i18next.exists(`log:${key}`))).toEqual([]);
  });
});
