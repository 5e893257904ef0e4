import type { Attachment, PastAction } from '@plomada/contracts';
import type { Photo } from '@plomada/domain';
import { historyOf } from './history';

const day = (n: number): string => `2026-11-${String(n).padStart(2, '0')}T12:00:00.000Z`;
const action = (id: string, at: number, type = 'UPDATE_TASK') =>
  ({ id, at: day(at), action: { type } }) as PastAction;
const photo = (id: string, at: number) => ({ id, takenAt: day(at) }) as Photo;
const file = (id: string, at: number) => ({ id, uploadedAt: day(at) }) as Attachment;
const keys = (...given: Parameters<typeof historyOf>) => historyOf(...given).map(({ key }) => key);

describe('the history of a task', () => {
  const actions = [action('a9', 9), action('a5', 5), action('a3', 3)];

  it('has its photos and its files among its changes, the newest first', () => {
    const log = { actions, next: null };
    expect(keys(log, [photo('p4', 4)], [file('f7', 7), file('f1', 1)])).toEqual([
      'a9',
      'f7',
      'a5',
      'p4',
      'a3',
      'f1',
    ]);
  });

  it('has a photo once: as the photo, and not as the action that put it there', () => {
    const log = {
      actions: [action('added', 6, 'ADD_PHOTO'), action('taken-away', 7, 'REMOVE_PHOTO')],
      next: null,
    };
    expect(keys(log, [photo('p6', 6)], [])).toEqual(['taken-away', 'p6']);
  });

  it('leaves what is older than the changes that are shown until more of them are asked for', () => {
    const older = [photo('p2', 2)];
    expect(keys({ actions, next: 12 }, older, [file('f4', 4)])).toEqual(['a9', 'a5', 'f4', 'a3']);
    expect(keys({ actions, next: null }, older, [])).toEqual(['a9', 'a5', 'a3', 'p2']);
  });
});
