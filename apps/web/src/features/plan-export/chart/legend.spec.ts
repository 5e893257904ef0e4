import { legendOf } from './legend';

const legend = legendOf({ critical: true, baseline: true }, ((key: string) => key) as never);

describe('the legend of a drawn plan', () => {
  it('has every colour once', () => {
    const colours = legend.map(({ colour }) => colour);
    expect(new Set(colours).size).toBe(colours.length);
  });

  it('tells the critical path by a pattern, which nothing else has', () => {
    expect(legend.filter(({ critical }) => critical)).toMatchObject([{ text: 'gantt:criticalPath' }]);
  });
});
