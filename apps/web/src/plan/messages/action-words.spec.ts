import { ACTIONS, createPlan, defaultSettings, newTask, Table } from '@plomada/domain';
import i18next from 'i18next';
import { startTestTranslations, textsOf } from '../../testing/translations';
import { actionWords, nameOfOneRow, nameOfRow } from './action-words';

const plan = {
  ...createPlan(defaultSettings('Obra', '2026-03-02'), 'term-1'),
  tasks: Table.of([newTask({ id: 't1', text: 'Excavar', index: 0, start: '2026-03-02', end: '2026-03-05' })]),
};
type Words = Parameters<typeof actionWords>[0];
const said = (action: Words) => {
  const { words, params } = actionWords(action, nameOfRow(plan, action) ?? '');
  return i18next.t(`actions:type.${words}`, params);
};

describe('an action in words', () => {
  beforeAll(() => startTestTranslations());

  it('has a text for every action there is', () => {
    const texts = Object.keys(textsOf('es')['actions']!['type']!);
    const silent = [...ACTIONS.keys()].filter(
      (type) => !texts.includes(type) && !texts.includes(`${type}_other`),
    );
    expect(silent).toEqual([]);
  });

  it('names the task, how many there are, and a value that is set alone', () => {
    expect(said({ type: 'SET_PROGRESS', payload: { taskId: 't1', progress: 0.6 } })).toBe(
      'Avance de «Excavar»: 60 %',
    );
    expect(said({ type: 'DELETE_TASKS', payload: { ids: ['t1'] } })).toBe('Eliminación de «Excavar»');
    expect(said({ type: 'DELETE_TASKS', payload: { ids: ['t1', 't2'] } })).toBe('Eliminación de 2 tareas');
    expect(said({ type: 'UPDATE_TASK', payload: { id: 't1', text: 'Cavar' } })).toBe(
      'Nombre de «Excavar»: Cavar',
    );
    expect(said({ type: 'UPDATE_TASK', payload: { id: 't1', text: 'Cavar', detail: 'a mano' } })).toBe(
      'Datos de «Excavar»',
    );
    expect(said({ type: 'SET_COMMITMENT', payload: { taskId: 't1', commitment: null } })).toBe(
      'Compromiso de «Excavar»: ninguno',
    );
    expect(said({ type: 'CREATE_TASK', payload: { id: 't2', text: 'Hormigonar' } })).toBe(
      'Nueva tarea «Hormigonar»',
    );
  });

  it('names a bulk edit of one kind by what it does, and counts its rows', () => {
    const made: Words = {
      type: 'NEW_RESTRICTION',
      payload: {
        ...{ taskIds: ['t1'], family: 'Materiales', type: 1, detail: 'Acero', comments: '' },
        ...{ responsible: null, commited: null, required: '2026-03-02' },
      },
    };
    const progress = (taskId: string): Words => ({ type: 'SET_PROGRESS', payload: { taskId, progress: 1 } });
    const batch = (...actions: Words[]) => said({ type: 'BATCH_UPDATE', payload: { actions } });
    expect(batch(made, made)).toBe('2 restricciones creadas');
    expect(batch(progress('t1'), progress('t2'), progress('t1'))).toBe('Avance de 2 tareas');
    expect(batch(made, progress('t1'))).toBe('Cambio masivo de 2 datos');
    const { words, params } = actionWords({ type: 'BATCH_UPDATE', payload: { actions: [made, made] } }, '');
    expect(i18next.t('actions:undone', { ...params, words })).toBe('Deshecho: 2 restricciones creadas');
  });

  it('names the row that all parts of a bulk edit are about, and none where they are several', () => {
    const progress = (taskId: string) =>
      ({ type: 'SET_PROGRESS', payload: { taskId, progress: 1 } }) as const;
    const comment = { type: 'SET_COMMENTS', payload: { id: 't1', comments: 'Listo' } } as const;
    expect(nameOfOneRow(plan, { actions: [progress('t1'), comment] })).toBe(plan.tasks.get('t1')!.text);
    expect(nameOfOneRow(plan, { actions: [progress('t1'), progress('t2')] })).toBeNull();
    expect(nameOfOneRow(plan, { actions: [progress('gone')] })).toBeNull();
  });

  it('stands inside the message of an undo, a name that looks like a text of ours included', () => {
    const about = '$t(codes:UNKNOWN)';
    const { words, params } = actionWords({ type: 'DELETE_TASKS', payload: { ids: ['t1'] } }, about);
    expect(i18next.t('actions:undone', { ...params, words })).toBe(`Deshecho: Eliminación de «${about}»`);
  });
});
