import type { DigestContent } from './digest-content';
import { digestWords } from './digest-texts';

const ITEM = {
  ...{ detail: 'Fierro en obra', family: 'Materiales', tasks: ['1.2 Muro'], moreTasks: 0 },
  ...{ due: '2026-11-18', required: '2026-11-20', daysLeft: -10, isNew: false },
  ...{ missed: '2026-11-26', responsible: null },
};
const NONE = { items: [], count: 0 };
const released = (count: number) => ({
  date: '2026-11-27T12:00:00.000Z',
  type: 'RESTRICTION_RELEASED' as const,
  params: { by: 'Carla', count, name: 'Bomba' },
});
const CONTENT: DigestContent = {
  template: 'restrictions-digest',
  ...{ projectName: 'Torre', firstName: 'Ana', isCopy: false, state: null, dashboardPdf: null },
  overdueTerm: null,
  ...{ late: { items: [ITEM], count: 1 }, dueSoon: NONE, newlyTheirs: NONE },
  ...{ notices: [released(1), released(3)], moreNotices: 0, path: '/restrictions', unsubscribeToken: 't' },
};

describe('the digest of restrictions', () => {
  it.each([
    [
      'es' as const,
      [
        'Venció el 18 de noviembre de 2026, hace 10 días.',
        'Es la fecha comprometida; la requerida es el 20 de noviembre de 2026.',
        'No llega a tiempo a su tarea, que la necesita el 26 de noviembre de 2026.',
      ],
      ['Carla liberó tu restricción «Bomba».', 'Carla liberó 3 restricciones tuyas: «Bomba» y 2 más.'],
    ],
    [
      'en' as const,
      [
        'Was due on 18 November 2026, 10 days ago.',
        'That is the committed date; the required one is 20 November 2026.',
        'Not in time for its task, which needs it on 26 November 2026.',
      ],
      [
        'Carla released your constraint “Bomba”.',
        'Carla released 3 constraints of yours: “Bomba” and 2 more.',
      ],
    ],
  ])('tells in %s which date each day is', (lang, notes, told) => {
    const { lists = [] } = digestWords(CONTENT, lang);
    expect(lists[0]!.items[0]!.notes).toEqual(notes);
    expect(lists[1]!.items.map(({ text }) => text)).toEqual(told);
  });
});
