import { issuerAddress } from './single-sign-on';
import { newWebhook } from './webhooks';

describe('the address of an identity provider', () => {
  it.each([
    ['https://Login.Obra.CL:443/', 'https://login.obra.cl'],
    ['https://login.obra.cl/realms/obra', 'https://login.obra.cl/realms/obra'],
    ['https://login.obra.cl/.well-known/openid-configuration', 'https://login.obra.cl'],
    [
      'https://login.obra.cl/realms/obra/.well-known/openid-configuration',
      'https://login.obra.cl/realms/obra',
    ],
  ])('%s is kept as %s', (typed, kept) => expect(issuerAddress.parse(typed)).toBe(kept));

  it.each([
    ...['https://ana:clave@login.obra.cl', 'https://login.obra.cl/?a=1', 'https://login.obra.cl/#a'],
    ...['ftp://login.obra.cl', 'login.obra.cl', ''],
  ])('%s is none', (typed) => expect(issuerAddress.safeParse(typed).success).toBe(false));
});

describe('the address of a webhook', () => {
  it('may have a question, and no user or password, which every administrator would read', () => {
    const events = newWebhook.shape.events.element.options.slice(0, 1);
    const made = (url: string) => newWebhook.safeParse({ url, events }).success;
    expect(made('https://oyente.obra.cl/aviso?obra=1')).toBe(true);
    expect(made('https://ana:clave@oyente.obra.cl/')).toBe(false);
    expect(made('https://ana@oyente.obra.cl/')).toBe(false);
    expect(made('oyente')).toBe(false);
  });
});
