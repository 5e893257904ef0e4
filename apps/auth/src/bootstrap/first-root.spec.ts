import { randomUUID } from 'node:crypto';
import { changePassword, login, verifyToken } from '@plomada/contracts';
import { describeWithBacking } from '@plomada/testing';
import { base64, codeOf, ROOT, type RunningAuth, startAuth, startInstance } from '../testing/start-auth';

describeWithBacking('the first root of a deployment', () => {
  let auth: RunningAuth;
  beforeAll(async () => {
    auth = await startAuth({ PLOMADA_MODE: 'deployed', PUBLIC_URL: 'https://plomada.example' });
  });
  afterAll(() => auth?.stop());

  const logIn = (password: string) =>
    auth.rpc.call(login, {
      ...{ email: base64(ROOT.email), password: base64(password), address: randomUUID() },
    });
  const sessionOf = (token: string) => auth.rpc.call(verifyToken, { token });

  it('chooses a password in place of the configured one before anything else, another one, once', async () => {
    const [own, other] = [await logIn(ROOT.password), await logIn(ROOT.password)];
    const { sessionId, user, passwordDue } = await sessionOf(own.token);
    expect(passwordDue).toBe(true);
    const change = (chosen: string) =>
      auth.rpc.call(changePassword, {
        ...{ userId: user.id, sessionId, address: randomUUID() },
        ...{ oldPassword: base64(ROOT.password), newPassword: base64(chosen) },
      });
    expect(await codeOf(change(ROOT.password))).toBe('PASSWORD_SAME');
    expect((await sessionOf(own.token)).passwordDue).toBe(true);
    await change('a-password-of-my-own');
    expect((await sessionOf(own.token)).passwordDue).toBeUndefined();
    expect(await codeOf(sessionOf(other.token))).toBe('TOKEN_INVALID');
    expect(await codeOf(logIn(ROOT.password))).toBe('LOGIN_FAILED');

    const restarted = await startInstance({ rpc: false });
    await restarted.close();
    const later = await logIn('a-password-of-my-own');
    expect((await sessionOf(later.token)).passwordDue).toBeUndefined();
  });
});
