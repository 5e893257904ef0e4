import { termPlan } from '../actions/testing/decide';
import { taskByCode } from './task-by-code';

const PLAN = termPlan({
  tasks: [
    { id: 'S' },
    ...Array.from({ length: 20 }, (_, at) => ({ id: `t${at + 1}`, text: `Tarea ${at + 1}`, parent: 'S' })),
  ],
});
const idOf = (code: string, text = '') => taskByCode(PLAN, { code, text })?.id;

describe('the task that a row calls by its code', () => {
  it('is found with blanks around it, and is none where there is no such code', () => {
    expect(idOf(' 1.10 ')).toBe('t10');
    expect(idOf('1.21')).toBeUndefined();
  });

  it('is told by its name where a spreadsheet made a number of the code', () => {
    expect(idOf('1.1', 'Tarea 1')).toBe('t1');
    expect(idOf('1.1', 'TAREA  10')).toBe('t10');
    expect(idOf('1.2', 'Tarea 20')).toBe('t20');
    expect(idOf('1.20', 'Tarea 2')).toBe('t2');
  });

  it('is that of the code where no other of that number has the name', () => {
    expect(idOf('1.1', 'Renamed in the file')).toBe('t1');
    expect(idOf('1.1', 'Tarea 2')).toBe('t1');
    expect(idOf('1.1')).toBe('t1');
  });
});
