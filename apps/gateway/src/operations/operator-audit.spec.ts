import { Logger } from '@nestjs/common';
import { people } from '../testing/people';
import { OperatorAudit } from './operator-audit';

describe('what an operator does', () => {
  const { session } = people().root;
  const counted = jest.fn(async () => undefined);
  const calls = new OperatorAudit({ count: counted } as never);
  const deed = { deed: 'drop a dead letter', to: { app: 'reports', id: 'm-1' } };
  const by = { user: 'user-root', name: 'root Prueba' };
  const said = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  beforeEach(() => jest.clearAllMocks());

  it('is noted with who did it to what, and how many it was', async () => {
    expect(await calls.noted(session, deed, async () => ({ done: 1 }))).toEqual({ done: 1 });
    expect(said.mock.calls).toEqual([[{ msg: 'operator', ...deed, by, done: 1 }]]);
  });

  it('is noted when it failed, too', async () => {
    const failing = async () => {
      throw new Error('no broker');
    };
    await expect(calls.noted(session, deed, failing)).rejects.toThrow('no broker');
    expect(said.mock.calls).toEqual([[{ msg: 'operator', ...deed, by, failed: 'no broker' }]]);
  });

  it('is not done at all beyond so many a minute', async () => {
    counted.mockRejectedValueOnce(new Error('too many'));
    const work = jest.fn();
    await expect(calls.noted(session, deed, work)).rejects.toThrow('too many');
    expect(work).not.toHaveBeenCalled();
  });
});
