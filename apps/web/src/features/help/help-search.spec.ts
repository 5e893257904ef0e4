import { helpContent } from './help-content';
import { type HelpSearch, helpSearch } from './help-search';

let es: HelpSearch;
let en: HelpSearch;
beforeAll(async () => {
  es = helpSearch(await helpContent('es'), 'es');
  en = helpSearch(await helpContent('en'), 'en');
});

describe('what people ask', () => {
  it.each([
    ['¿cómo cierro la semana?', 'close'],
    ['reabrir un corto plazo', 'close'],
    ['cómo se calcula el PPC', 'indicators'],
    ['importar desde Primavera P6', 'import'],
    ['trabajar sin internet', 'offline'],
    ['olvidé mi contraseña', 'account'],
    ['no puedo poner avance en una tarea atrasada', 'late-work'],
    ['LIBERAR RESTRICCION', 'restrictions'],
    ['vincular dos tareas', 'links'],
    ['invitar a una persona', 'roles'],
    ['como invito gente', 'roles'],
    ['qué es P80', 'forecast'],
    ['crear un token', 'api-tokens'],
    ['importar personas desde un csv', 'people-list'],
    ['ver mis tareas en google calendar', 'calendar-feeds'],
    ['comparar proyectos', 'laboratory'],
    ['firma del webhook', 'webhooks'],
    ['atajos de teclado', 'shortcuts'],
    ['fotos desde el teléfono', 'field'],
    ['exportar a pdf', 'exports'],
    ['no veo mis cambios', 'offline'],
    ['mis cambios no se guardan', 'offline'],
  ])('in Spanish, «%s», is found on the page %s', (question, page) => {
    expect(es(question)[0]?.page).toBe(page);
  });

  it.each([
    ['how do I close the week?', 'close'],
    ['how is PPC calculated', 'indicators'],
    ['work offline', 'offline'],
    ['I do not see my changes', 'offline'],
    ['change my password', 'account'],
    ['release a restriction', 'restrictions'],
    ['undo my last change', 'gantt'],
    ['who may accept a proposal', 'proposals'],
  ])('in English, “%s”, is found on the page %s', (question, page) => {
    expect(en(question)[0]?.page).toBe(page);
  });

  it('is found with a letter wrong, and before the word is whole', () => {
    expect(es('restriciones')[0]?.page).toBe('restrictions');
    expect(es('pronóst')[0]?.page).toBe('forecast');
  });

  it.each(['xyzzy qwfp', '¿cómo se hace esto?', ''])('is not found where no page says it: %p', (question) => {
    expect(es(question)).toEqual([]);
  });

  it('is answered by a few parts, each with its page', () => {
    const found = es('corto plazo');
    expect(found.length).toBeGreaterThan(1);
    expect(found.length).toBeLessThanOrEqual(4);
    expect(found.every(({ text, heading }) => text !== '' && heading !== '')).toBe(true);
  });
});
