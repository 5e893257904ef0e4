import { screen } from '@testing-library/react';
import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { show } from '../../testing/show';
import { textsOf } from '../../testing/translations';
import { Messages } from './messages';
import { messageShown } from './messages-slice';

/** Texts that arrive when they are asked for, as in the product. */
const chunks: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => done(null, textsOf(language)[namespace]!),
};

describe('a message', () => {
  it('brings its texts along when no page has loaded them', async () => {
    await i18next
      .use(chunks)
      .use(initReactI18next)
      .init({ lng: 'es', fallbackLng: false, ns: ['common'], interpolation: { escapeValue: false } });
    expect(i18next.hasLoadedNamespace('rollback')).toBe(false);
    show(<Messages />, {
      actions: [messageShown({ severity: 'info', key: 'rollback:byOther', params: { name: 'Ana Rojas' } })],
    });
    expect(await screen.findByText(/Ana Rojas/)).toBeVisible();
  });
});
