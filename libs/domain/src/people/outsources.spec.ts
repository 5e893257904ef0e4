import { outsourcesOf, peopleByCompany } from './outsources';

it('outsources are the companies of the people but the own one, each once with its people', () => {
  const people = [
    { id: 'ana', company: 'Constructora Demo ' },
    { id: 'luis', company: 'Hormigones Sur' },
    { id: 'eva', company: '' },
    { id: 'leo', company: ' hormigones sur' },
    { id: 'max', company: 'Vidrios' },
  ];
  expect(outsourcesOf(people, 'constructora demo')).toEqual([
    { name: 'Hormigones Sur', responsibleIds: ['luis', 'leo'] },
    { name: 'Vidrios', responsibleIds: ['max'] },
  ]);
  expect(peopleByCompany(people, 'constructora demo')[0]).toEqual({
    name: 'constructora demo',
    responsibleIds: ['ana', 'eva'],
  });
});
