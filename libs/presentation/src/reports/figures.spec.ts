import type { TiledReport } from '@plomada/domain';
import { REPORTS } from './catalogue';
import type { Figure } from './report';
import { RESULTS } from './testing/results';
import { tellingIn } from './testing/telling';

const figures = async (lang: 'es' | 'en'): Promise<ReadonlyMap<TiledReport, Figure | undefined>> => {
  const telling = await tellingIn(lang);
  return new Map(REPORTS.map(({ id, fill }) => [id, fill(RESULTS)?.draw(telling).figure]));
};
const said = (figure: Figure | undefined) =>
  figure &&
  [figure.scope, figure.value, figure.made, figure.more].map((text) => text && text.replace(/\s/g, ' '));

describe('the figure of a report', () => {
  it('stands on every tile, in words of both languages', async () => {
    for (const lang of ['es', 'en'] as const) {
      for (const [id, figure] of await figures(lang)) {
        expect([id, figure]).toEqual([id, expect.objectContaining({ value: expect.stringMatching(/\S/) })]);
        expect(Object.values(figure!).join(' ')).not.toMatch(/\{\{|[a-z]:[a-zA-Z]+\.|undefined|NaN/);
      }
    }
  });

  it('is pending where there is none yet, and says that no baseline is there', async () => {
    const telling = await tellingIn('es');
    const point = {
      date: '2026-03-18',
      termNumber: null,
      value: null,
      numerator: 0,
      denominator: 0,
      rows: [],
    };
    const results = {
      ...RESULTS,
      SPI: [{ ...point, value: 0.5, date: '2026-03-11' }, point],
      ProjectDetails: { ...(RESULTS['ProjectDetails'] as object), ppc: null, baselineProgress: null },
    };
    const drawn = (id: TiledReport) =>
      REPORTS.find((one) => one.id === id)!
        .fill(results)!
        .draw(telling);
    expect(drawn('SPI').figure!.value).toBe('Pendiente');
    const { figure, details } = drawn('ProjectDetails');
    expect(figure!.more).toBe('Sin línea base');
    expect(details).toContainEqual(['PPC', 'Pendiente']);
  });

  it.each<[TiledReport, readonly (string | null)[]]>([
    [
      'SPI',
      ['Hoy', '0,67', '40 % real de 60 % programado', 'incluye 1,4 % de trabajo fuera de la línea base'],
    ],
    ['SPIt', ['Hoy', '0,81', '10,5 ganados de 13 días hábiles pasados', null]],
    ['SCurve', ['18/03/2026', '40 %', '50 % según el plan maestro', '60 % según la línea base']],
    [
      'PPC_PCR_RealProgress',
      [
        'Corto plazo 2 · 09/03/2026',
        '62,5 %',
        '5 de 8 compromisos',
        'PCR 75 %: 3 de 4 restricciones liberadas a tiempo. Avance real: 35 %',
      ],
    ],
    ['CNCPareto', ['La más frecuente: Materiales', '66,7 %', '2 de 3 causas', null]],
    ['CNC', ['Todas las registradas', '3', '6 % de la obra faltó para cumplir', null]],
    ['CNCByRole', ['La más frecuente: Bodega', '66,7 %', '2 de 3 causas', null]],
    ['CNCByTerm', ['Corto plazo 2 · 09/03/2026', '2', 'de 3 causas en todos los cortos plazos', null]],
    ['IdenTime', ['Promedio de todas', '7,3 días', '29 días entre 4 restricciones', null]],
    [
      'IdenTimeByFamily',
      ['La de menos anticipación: Materiales', '4,5 días', '9 días entre 2 restricciones', null],
    ],
    ['IdenRanges', ['Con 1–7 días de anticipación', '75 %', '3 de 4 restricciones', null]],
    ['IdenRest', ['Identificadas en el corto plazo 2', '50 %', '2 de 4 restricciones', null]],
    ['restState', ['Todas · Atrasada', '42,9 %', '3 de 7 restricciones', null]],
    ['restStateFamily', ['Materiales · Atrasada', '42,9 %', '3 de 7 restricciones', null]],
    ['PPCResponsible', ['El menor: Ana', '62,5 %', '5 de 8 compromisos', null]],
    ['PPCByCompany', ['El menor: Hormigones', '62,5 %', '5 de 8 compromisos', null]],
    [
      'PCR_Last_6_Weeks',
      ['Corto plazo 2 · 09/03/2026', '75 %', '3 de 4 restricciones liberadas a tiempo', null],
    ],
    ['burnDown', ['18/03/2026', '60 %', '50 % a ritmo parejo', '3 restricciones abiertas']],
    [
      'histogram',
      ['Cuadrilla · semana del 02/03/2026', '12 h', 'de 20 h en toda la obra, la semana de más uso', null],
    ],
    ['MilestoneTrend', ['Entrega', '5 días más tarde', '10/06/2026; 05/06/2026 en la línea base', null]],
    [
      'rhythm',
      ['La más lenta: Tabiques', '4,5 días', 'por unidad, en promedio de 2 unidades', '3 días esperados'],
    ],
  ])('says of %s what it is of and what it is made of', async (id, expected) => {
    expect(said((await figures('es')).get(id))).toEqual(expected);
  });
});
