import { project } from '../../testing/examples';
import { reportView } from './report-view';

const words = {
  title: 'Informe',
  column: (name: string) => name,
  status: (status: string) => `<${status}>`,
  date: (value: string) => value.slice(0, 10),
  together: 'Total',
};
const report = (name: string) => ({
  business: { id: 'b1', name: 'Demo', logoURL: null },
  projects: [project({ name })],
  totals: {
    projects: 1,
    byStatus: { notStarted: 0, onPlan: 0, behind: 1, completed: 0 },
    ...{ bl: 45, realProgress: 42.35, ppc: 66.67, pcr: null },
  },
});

describe('the company report as a sheet', () => {
  it('has a line for each project and one for all, and leaves out what is not known', () => {
    const { columns, lines } = reportView(report('Puente'), words);
    const [line, total] = lines;
    expect(columns).toHaveLength(11);
    expect(line).toEqual([
      ...['<behind>', 'Puente', 'OB-1', 'Rodrigo Fuentes', '2026-03-02', 2, '2026-03-09'],
      ...[45, 42.35, 66.67, null],
    ]);
    expect(total).toEqual([null, 'Total', null, null, null, null, null, 45, 42.35, 66.67, null]);
  });
});
