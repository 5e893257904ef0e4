import { randomUUID } from 'node:crypto';
import { loginResponse } from '@plomada/contracts';
import { makePasswordTemporary } from '@plomada/testing';
import { Api, logIn, refusal, tryLogin } from './api/api';
import { inBrowser } from './browser/in-browser';
import { mongoUrl, PREFIX } from './environment';
import { findings } from './languages/accessibility';
import { LoginPage } from './pages/login-page';
import { choosePassword } from './pages/new-password-form';
import { PASSWORD } from './people';

it('whose password was chosen by whoever installed the product chooses another before anything else, on the server too', () =>
  inBrowser('temporary-password', { people: 1, expected: ['answer 403', 'answer 400'] }, async (page) => {
    const root = await logIn('root');
    const made = await root.api.post('/business', { name: `Recién instalada ${randomUUID()}` });
    const { id: businessId } = made.body as { id: string };
    const email = `${randomUUID()}@obra.cl`;
    const about = { email, firstName: 'Rita', lastName: 'Raíz', role: 'businessAdmin' };
    await root.api.post(`/business/${businessId}/members`, { ...about, initialPassword: PASSWORD });
    await makePasswordTemporary(mongoUrl(), `${PREFIX}_auth`, email);

    const { token, user } = loginResponse.parse((await tryLogin(email, PASSWORD)).body);
    expect(refusal(await new Api(token).get(`/project/all/${user.id}`))).toBe('403 PASSWORD_DUE');

    const login = new LoginPage(page!);
    await login.open();
    await login.giveEmail(email);
    await login.givePassword(PASSWORD);
    await page!.getByRole('heading', { name: 'Elige tu contraseña' }).waitFor();
    await page!.goto('/profile_settings');
    await page!.getByRole('heading', { name: 'Elige tu contraseña' }).waitFor();
    expect(await findings(page!)).toEqual([]);
    await page!.getByLabel('Contraseña actual').fill(PASSWORD);
    await choosePassword(page!, PASSWORD);
    await page!.getByRole('button', { name: 'Cambiar contraseña' }).click();
    await page!.getByText('La contraseña nueva es la que ya tenías').waitFor();
    await choosePassword(page!, 'una-mía-propia');
    await page!.getByRole('button', { name: 'Cambiar contraseña' }).click();
    await page!.getByRole('heading', { name: 'Mi cuenta' }).waitFor();
    expect(refusal(await new Api(token).get('/session'))).toBe('401 TOKEN_INVALID');
    expect((await tryLogin(email, 'una-mía-propia')).status).toBe(200);
  }));
