import { fireEvent, screen, waitFor } from '@testing-library/react';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { GlossaryPage } from './glossary-page';

const terms = () => screen.getAllByRole('term').map(({ textContent }) => textContent);
const look = (text: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Buscar una palabra' }), {
    target: { value: text },
  });

describe('the glossary', () => {
  beforeAll(() => startTestTranslations());
  beforeEach(() => {
    Element.prototype.scrollIntoView = jest.fn();
    show(<GlossaryPage />, { path: '/glossary#ppc' });
  });

  it('lists the words in the order of the alphabet', () => {
    expect(terms().slice(0, 3)).toEqual(['Analizada', 'Atrasada', 'Avance']);
  });

  it('finds a word by another name of it, in any language, without accents', async () => {
    look('PLANIFICACION INTERMEDIA');
    await waitFor(() => expect(terms()).toEqual(['Mediano plazo']));
    look('slack');
    await waitFor(() => expect(screen.getByText('Ninguna palabra coincide con «slack»')).toBeVisible());
    look('total float');
    await waitFor(() => expect(terms()).toEqual(['Holgura total']));
  });

  it('comes to the word that an address names', () => {
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
  });
});
