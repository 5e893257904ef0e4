import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { useState } from 'react';
import { type Answers, serve } from '../../testing/server';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import type { Conversation } from './conversation';
import { HelpDialog } from './help-dialog';

const nothing = () => undefined;
const answered = (body: object) => ({ 'GET /api/help/settings': () => ({ body }) });
const DESK = answered({ desk: 'https://help.test', takesRequests: true });
const MAIL = answered({ desk: null, takesRequests: true });
const NOBODY = answered({ desk: null, takesRequests: false });

function Help({ onLeft = nothing }: { readonly onLeft?: () => void }) {
  const [turns, setTurns] = useState<Conversation>([]);
  const onSaid = (...said: Conversation) => setTurns((before) => [...before, ...said]);
  return <HelpDialog turns={turns} onSaid={onSaid} onClose={nothing} onLeft={onLeft} />;
}

const showHelp = (answers: Answers, path = '/gantt') => {
  const asked = serve(answers);
  show(<Help />, { path });
  return asked;
};
const ask = async (text: string) => {
  fireEvent.change(await screen.findByRole('textbox', { name: 'Tu pregunta' }), { target: { value: text } });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Preguntar' })).toBeEnabled());
  fireEvent.click(screen.getByRole('button', { name: 'Preguntar' }));
};
const choose = async (name: RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const goOffline = (isOnline: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
};

describe('help', () => {
  beforeAll(() => startTestTranslations());
  afterEach(async () => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
    await act(() => i18next.changeLanguage('es'));
  });

  it('answers a question with the part of the page that says it, and leads there', async () => {
    showHelp(MAIL);
    await ask('¿Cómo cierro la semana?');
    const log = screen.getByRole('log');
    expect(await within(log).findByText('¿Cómo cierro la semana?')).toBeVisible();
    expect(
      within(log).getByRole('link', { name: 'Abrir «Cerrar y reabrir un corto plazo»' }),
    ).toHaveAttribute('href', '/help/close');
  });

  it('says so where nothing is found, and offers a person', async () => {
    showHelp(MAIL);
    await ask('xyzzy');
    expect(await screen.findByText('Sin resultados')).toBeVisible();
    await choose(/^Pedir ayuda a una persona/);
    expect(await screen.findByRole('button', { name: 'Escribir a soporte' })).toBeVisible();
  });

  it('begins with the page about the screen, and keeps the project open on the way to it', async () => {
    showHelp(MAIL, '/restrictions?project=p1');
    expect(await screen.findByRole('link', { name: 'Sobre esta pantalla: Restricciones' })).toHaveAttribute(
      'href',
      '/help/restrictions?project=p1',
    );
  });

  it('leads to the help desk in the language that is shown, where there is one', async () => {
    showHelp(DESK);
    await choose(/^Asistencia técnica/);
    const link = await screen.findByRole('link', { name: 'Ir al centro de ayuda' });
    expect(link).toHaveAttribute('href', 'https://help.test/es/asistencia-tecnica');
    expect(link).toHaveAttribute('target', '_blank');
    await act(() => i18next.changeLanguage('en'));
    expect(await screen.findByRole('link', { name: 'Go to the help desk' })).toHaveAttribute(
      'href',
      'https://help.test/en/asistencia-tecnica',
    );
  });

  it('has the beginning of the newest in view: a question with its answer, else the reply', async () => {
    const shown: string[] = [];
    Element.prototype.scrollIntoView = function (this: Element) {
      shown.push(this.textContent);
    };
    showHelp(MAIL);
    await ask('xyzzy');
    await screen.findByText('Sin resultados');
    expect(shown.at(-1)).toMatch(/^xyzzy/);
    await choose(/^Pedir ayuda a una persona/);
    await screen.findByRole('button', { name: 'Escribir a soporte' });
    expect(shown.at(-1)).toMatch(/^Asistencia técnica/);
    await choose(/^Soporte de consultores/);
    await waitFor(() => expect(shown.at(-1)).toMatch(/^Soporte de consultores/));
  });

  it('mails a request after showing what goes along, beginning with what was asked', async () => {
    const asked = showHelp({ ...MAIL, 'POST /api/help/request': () => ({ body: {} }) });
    await ask('xyzzy');
    await choose(/^Pedir ayuda a una persona/);
    await choose(/^Escribir a soporte/);
    expect(await screen.findByText('Se envía con tu mensaje')).toBeVisible();
    const text = screen.getByRole('textbox', { name: '¿Qué necesitas?' });
    expect(text).toHaveValue('xyzzy');
    fireEvent.change(text, { target: { value: 'No veo mi semana' } });
    fireEvent.click(screen.getByRole('button', { name: 'Enviar a soporte' }));
    expect(await screen.findByText(/^Enviamos tu mensaje/)).toBeVisible();
    const sent = asked.filter(({ call }) => call === 'POST /api/help/request');
    expect(sent).toMatchObject([
      { body: { topic: 'technical', text: 'No veo mi semana', screen: '/gantt' } },
    ]);
  });

  it('keeps what was written where it could not be sent', async () => {
    const limited = { kind: 'tooMany', code: 'TOO_MANY_REQUESTS', params: { seconds: 60 } };
    showHelp({ ...MAIL, 'POST /api/help/request': () => ({ status: 429, body: limited }) });
    await choose(/^Soporte de consultores/);
    await choose(/^Escribir a soporte/);
    const text = screen.getByRole('textbox', { name: '¿Qué necesitas?' });
    fireEvent.change(text, { target: { value: 'Una duda' } });
    fireEvent.click(screen.getByRole('button', { name: 'Enviar a soporte' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('textbox', { name: '¿Qué necesitas?' })).toHaveValue('Una duda');
  });

  it('says plainly where this installation has nobody to ask', async () => {
    showHelp(NOBODY);
    await choose(/^Gestión de cuentas/);
    expect(await screen.findByText(/no tiene centro de ayuda ni correo de soporte/)).toBeVisible();
    // Its own pages on the subject are there all the same.
    expect(screen.getByRole('link', { name: 'Mi cuenta' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Escribir a soporte' })).toBeNull();
  });

  it('answers from its pages without a network, and says what has to wait', async () => {
    showHelp({});
    goOffline(false);
    await ask('exportar a pdf');
    expect(await screen.findByRole('link', { name: 'Abrir «Exportar»' })).toBeVisible();
    await choose(/^No resuelve mi duda/);
    expect(await screen.findByText(/^Sin conexión solo puedes buscar/)).toBeVisible();
    goOffline(true);
  });
});
