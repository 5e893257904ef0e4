import { Table } from '../plan/table';
import type { Responsible } from '../plan/plan';
import { responsiblesOfFile } from './file-responsibles';

const person = (id: string, name: string, known: Partial<Responsible> = {}): Responsible => {
  const [firstName = '', lastName = ''] = name.split(' ');
  return {
    ...{ id, firstName, lastName, userId: null, email: '', company: '', function: '', role: 'user' },
    ...{ isActive: true, ...known },
  };
};
const PEOPLE = Table.of([
  person('ana', 'Ana Rojas', { email: 'Ana@Obra.cl' }),
  person('luis', 'Luis Soto'),
  person('one', 'Eva Paz', { email: 'eva.1@obra.cl' }),
  person('other', 'Eva Paz', { email: 'eva.2@obra.cl' }),
  person('gone', 'Pía Mena', { email: 'pia@obra.cl', isActive: false }),
]);
const found = (
  responsibles: readonly { name: string; email?: string }[],
  resources: readonly string[] = [],
) => {
  const file = {
    responsibles: responsibles.map((one, position) => ({ id: `p${position}`, ...one })),
    resources: resources.map((name, position) => ({ id: `r${position}`, name })),
  };
  return responsiblesOfFile(
    { responsibles: PEOPLE },
    file,
  )({
    responsibles: file.responsibles.map(({ id }) => id),
    resources: file.resources.map(({ id }) => ({ id, amount: 8 })),
  });
};

describe('who answers for a task of a file', () => {
  it.each([
    [
      'whoever has the e-mail, however it is capitalised',
      [{ name: 'A. Rojas', email: 'ana@obra.CL' }],
      ['ana'],
    ],
    [
      'whoever has the name, where nobody has the e-mail',
      [{ name: 'luis soto', email: 'l@otra.cl' }],
      ['luis'],
    ],
    ['whoever of two of one name has the e-mail', [{ name: 'Eva Paz', email: 'eva.2@obra.cl' }], ['other']],
    ['nobody by a name that two have', [{ name: 'Eva Paz' }], []],
    ['nobody who is not active', [{ name: 'Pía Mena', email: 'pia@obra.cl' }], []],
    ['nobody whom the plan does not have', [{ name: 'Otra Persona', email: 'x@y.cl' }], []],
    ['each once', [{ name: 'Ana Rojas' }, { name: 'Ana', email: 'ana@obra.cl' }], ['ana']],
  ])('is %s', (_, responsibles, ids) => {
    expect(found(responsibles)).toEqual(ids);
  });

  it('is whoever other tools know by that name as a resource', () => {
    expect(found([], ['Cuadrilla 1', 'Ana Rojas'])).toEqual(['ana']);
  });
});
