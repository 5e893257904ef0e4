import { cncLoss } from './cnc-log';

const row = (termNumber: number, taskId: string, impact: number | null) => ({ termNumber, taskId, impact });

describe('the loss that causes tell of', () => {
  it('is that of each task and term once, however many causes it has', () => {
    expect(
      cncLoss([row(1, 'A', 8.93), row(1, 'A', 8.93), row(1, 'B', 10), row(2, 'A', 1.43), row(2, 'C', null)]),
    ).toBe(20.36);
    expect(cncLoss([])).toBe(0);
  });
});
