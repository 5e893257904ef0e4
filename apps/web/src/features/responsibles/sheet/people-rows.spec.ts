import { NOBODY } from '../person-values';
import { readPeople } from './people-rows';

const table = (head: string[], ...lines: string[][]) => ({
  head,
  lines: lines.map((cells, place) => ({ line: place + 2, cells })),
});
const HEAD = ['Nombre', 'Apellido', 'Correo', 'Empresa', 'Función', 'Rol', 'Activo'];

describe('people of a sheet', () => {
  it('are read by what the columns are called, in either language and any order', () => {
    const spanish = readPeople(
      table(HEAD, ['Luis', 'Soto', 'luis@obra.cl', 'Norte', 'Capataz', 'Administrador', 'No']),
      [],
    );
    expect(spanish).toEqual({
      people: [
        {
          ...{ firstName: 'Luis', lastName: 'Soto', email: 'luis@obra.cl', company: 'Norte' },
          ...{ function: 'Capataz', role: 'admin', isActive: false },
        },
      ],
      problems: [],
    });
    const english = readPeople(
      table(['EMAIL', 'Function', 'First name'], ['a@b.cl', 'Foreman', ' Ana ']),
      [],
    );
    expect(english?.people).toEqual([{ ...NOBODY, firstName: 'Ana', email: 'a@b.cl', function: 'Foreman' }]);
  });

  it('are not there without a column for the name', () => {
    expect(readPeople(table(['Correo'], ['a@b.cl']), [])).toBeNull();
  });

  it('come without the lines that are not sound, each with its number and why', () => {
    const read = readPeople(
      table(
        HEAD,
        ['', 'Soto'],
        ['Ana', '', 'no es correo'],
        ['Eva', '', 'EVA@obra.cl'],
        ['Eva', '', 'eva@obra.cl'],
        ['Rosa', '', 'rosa@obra.cl'],
        ['Juan', '', '', '', '', 'jefe'],
        ['Juan', '', '', '', '', '', 'quizás'],
        ['Juan', '', '', 'x'.repeat(121)],
        ['Juan', '', '', '', '', 'constructor'],
        ['Juan', '', '', '', '', '', '__proto__'],
      ),
      ['Rosa@obra.cl'],
    );
    expect(read?.people.map(({ firstName }) => firstName)).toEqual(['Eva']);
    expect(read?.problems).toEqual([
      { line: 2, code: 'nameMissing' },
      { line: 3, code: 'emailInvalid', value: 'no es correo' },
      { line: 5, code: 'emailRepeated', value: '4' },
      { line: 6, code: 'emailTaken', value: 'rosa@obra.cl' },
      { line: 7, code: 'roleUnknown', value: 'jefe' },
      { line: 8, code: 'activeUnknown', value: 'quizás' },
      { line: 9, code: 'tooLong', value: 'company' },
      { line: 10, code: 'roleUnknown', value: 'constructor' },
      { line: 11, code: 'activeUnknown', value: '__proto__' },
    ]);
  });

  it('takes more than one person without an e-mail', () => {
    expect(readPeople(table(HEAD, ['Ana'], ['Eva']), [])?.people).toHaveLength(2);
  });
});
