import {
  circularLinksFileName,
  cncLogFileName,
  planFileName,
  RESTRICTIONS_TEMPLATE_NAME,
  SHORT_TERM_TEMPLATE_NAME,
  shortTermTemplateName,
  scheduleFileName,
  tableFileName,
} from './file-names';

const OF = { business: 'Constructora Andes', project: 'Edificio Los Aromos', date: '2026-11-02' };

describe('names of files', () => {
  it('tell business, project, date and target of a schedule', () => {
    expect(scheduleFileName(OF, 'msproject')).toBe(
      'Constructora Andes_Edificio Los Aromos_02-11-2026_msproject.xml',
    );
    expect(scheduleFileName(OF, 'primaveraP6')).toMatch(/_primaveraP6\.xml$/);
    expect(planFileName(OF, 'ics')).toBe('Constructora Andes_Edificio Los Aromos_02-11-2026.ics');
  });

  it('tell business, project, its id, the title and the date of links in circles', () => {
    expect(circularLinksFileName({ ...OF, projectId: 'ELA-01', title: 'Vínculos circulares' })).toBe(
      'Constructora Andes_Edificio Los Aromos_ELA-01_Vínculos circulares_02-11-2026.xlsx',
    );
  });

  it('are fixed for the log of causes and the templates', () => {
    expect(cncLogFileName(OF)).toBe('CNCLog 02-11-2026 - Edificio Los Aromos.csv');
    expect(RESTRICTIONS_TEMPLATE_NAME).toBe('planilla_restricciones.xlsx');
    expect(SHORT_TERM_TEMPLATE_NAME).toBe('planilla_short_term.xlsx');
    expect(shortTermTemplateName('Ana / Rojas\u202e', 3)).toBe('planilla_short_term_Ana Rojas_3.xlsx');
    expect(tableFileName({ ...OF, title: 'Restricciones' })).toBe(
      'Restricciones_Edificio Los Aromos_02-11-2026.xlsx',
    );
  });

  it('hold nothing that leads elsewhere or that a file system does not take', () => {
    const wild = { business: '../../etc', project: 'a/b\\c:d*e?"f<g>|h\u0000\n', date: '2026-11-02' };
    expect(scheduleFileName(wild, 'msproject')).toBe('etc_a b c d e f g h_02-11-2026_msproject.xml');
    expect(planFileName({ ...OF, business: ' ', project: '../x' }, 'json')).toBe('x_02-11-2026.json');
    const long = { business: '👷'.repeat(300), project: 'x'.repeat(300), date: '2026-11-02' };
    expect(scheduleFileName(long, 'msproject')).toBe(
      `${'👷'.repeat(45)}_${'x'.repeat(45)}_02-11-2026_msproject.xml`,
    );
  });
});
