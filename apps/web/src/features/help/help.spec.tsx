import { act, screen } from '@testing-library/react';
import i18next from 'i18next';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { LearningPage } from '../learning/learning-page';
import { HelpDialog } from './help-dialog';

const nothing = () => undefined;
const showHelp = () => show(<HelpDialog onClose={nothing} onLeft={nothing} />);
const addressOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');

function withHelpDesk(): void {
  const meta = document.createElement('meta');
  meta.name = 'help-desk';
  meta.content = 'https://help.test';
  document.head.append(meta);
}

describe('help', () => {
  beforeAll(() => startTestTranslations());
  afterEach(async () => {
    document.querySelector('meta[name="help-desk"]')?.remove();
    await act(() => i18next.changeLanguage('es'));
  });

  it('leads to the help desk in the language that is shown', async () => {
    withHelpDesk();
    showHelp();
    expect(addressOf(/^Asistencia técnica/)).toBe('https://help.test/es/asistencia-tecnica');
    await act(() => i18next.changeLanguage('en'));
    expect(await screen.findByRole('link', { name: /^Technical/ })).toHaveAttribute(
      'href',
      'https://help.test/en/asistencia-tecnica',
    );
  });

  it('offers nothing that is elsewhere where there is no help desk, and our own pages all the same', () => {
    showHelp();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/learning', '/glossary']);
  });
});

describe('the learning centre', () => {
  beforeAll(() => startTestTranslations());
  afterEach(() => document.querySelector('meta[name="help-desk"]')?.remove());

  it('says what the method is about, and where to read on', () => {
    withHelpDesk();
    show(<LearningPage />, { path: '/learning' });
    expect(screen.getAllByRole('article')).toHaveLength(4);
    expect(screen.getAllByRole('link', { name: /^Leer más/ })).toHaveLength(4);
  });

  it('leads nowhere where there is no help desk', () => {
    show(<LearningPage />, { path: '/learning' });
    expect(screen.getAllByRole('article')).toHaveLength(4);
    expect(screen.queryByRole('link', { name: /^Leer más/ })).toBeNull();
  });
});
