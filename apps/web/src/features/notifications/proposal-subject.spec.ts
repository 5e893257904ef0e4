import { createPlan, defaultSettings } from '@plomada/domain';
import { subjectOf } from './proposal-subject';

const EMPTY = createPlan(defaultSettings('Obra', '2026-03-02'), 'term-1');

describe('what a proposal is about', () => {
  it('is a restriction to come, with what its task was called once that is gone', () => {
    const payload = { taskIds: ['muro'], family: 'Materiales', type: 1, detail: 'Fierro' };
    const proposal = {
      action: { type: 'NEW_RESTRICTION' as const, payload },
      subject: { name: 'Fierro', task: '1.2 Muro' },
    };
    expect(subjectOf(EMPTY, proposal)).toEqual({ kind: 'new', id: '', name: 'Fierro · 1.2 Muro' });
    expect(subjectOf(EMPTY, { ...proposal, subject: null })).toEqual({ kind: 'new', id: '', name: 'Fierro' });
  });
});
