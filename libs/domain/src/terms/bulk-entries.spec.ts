import { bulkProgress } from './bulk-entries';

const task = { progress: 0.5, lastProgress: 0.3, commitment: 0.8 as number | null };

describe('the progress that many tasks get at once', () => {
  it.each([
    ['a value', { kind: 'value', value: 0.6 }, 0.6],
    ['none: as at the last close', { kind: 'value', value: null }, 0.3],
    ['a step up', { kind: 'step', by: 25 }, 0.75],
    ['a step down, not below the last close', { kind: 'step', by: -25 }, 0.3],
    ['as committed', { kind: 'asCommitted' }, 0.8],
    ['nothing done since the last close', { kind: 'nothingDone' }, 0.3],
  ] as const)('is %s', (_, entry, progress) => {
    expect(bulkProgress(task, entry)).toBe(progress);
  });

  it('is never above 100 % by a step', () => {
    expect(bulkProgress({ ...task, progress: 0.9 }, { kind: 'step', by: 25 })).toBe(1);
  });

  it('stays as it is where more was done than promised, or nothing was promised', () => {
    const entry = { kind: 'asCommitted' } as const;
    expect(bulkProgress({ ...task, progress: 0.9 }, entry)).toBe(0.9);
    expect(bulkProgress({ ...task, commitment: null }, entry)).toBe(0.5);
  });
});
