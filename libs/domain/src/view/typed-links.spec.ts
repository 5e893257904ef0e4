import { termPlan } from '../actions/testing/decide';
import { typedLinks } from './typed-links';

const plan = termPlan({
  tasks: [
    { id: 'S', index: 1 },
    { id: 'a', parent: 'S', index: 1 },
    { id: 'b', parent: 'S', index: 2 },
    { id: 'x', index: 2 },
  ],
});
const read = (typed: string) => {
  const result = typedLinks(plan, typed);
  if (!result.ok) return `${result.why}: ${result.part}`;
  return result.links.map(({ taskId, type, lag }) => `${taskId} ${type} ${lag}`).join(', ');
};

describe('predecessors and successors as they are typed', () => {
  it.each([
    ['', ''],
    ['1.1', 'a 0 0'],
    ['1.1, 1.2CC', 'a 0 0, b 1 0'],
    ['1.1FC+3; 2ff-2', 'a 0 3, x 2 -2'],
    ['1.2 SS + 2 days', 'b 1 2'],
    ['1.1SF-1d\n1.2CF+10 días', 'a 3 -1, b 3 10'],
    ['1.1FC-999, 1.2FC+999', 'a 0 -999, b 0 999'],
    // A code comes before a number of a row.
    ['2', 'x 0 0'],
    ['3SS', 'b 1 0'],
  ])('%j is %j', (typed, links) => expect(read(typed)).toBe(links));

  it.each([
    ['1.1, Muro', 'unreadable: Muro'],
    ['1.1XX', 'unreadable: 1.1XX'],
    ['1.1FC+', 'unreadable: 1.1FC+'],
    ['1.2, 1.1FC+1000', 'lag: 1.1FC+1000'],
    ['1.1CC - 2000 días', 'lag: 1.1CC - 2000 días'],
    ['1.1FC+2.5', 'unreadable: 1.1FC+2.5'],
    ['1.7', 'unknown: 1.7'],
    ['9', 'unknown: 9'],
    ['0', 'unknown: 0'],
  ])('%j is not read: %s', (typed, why) => expect(read(typed)).toBe(why));
});
