import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';
import { DEMO, PROCESSES } from './processes.mjs';

/** The secret that signs tokens: made once for a home, readable by its owner only, so that sessions outlive a restart. */
function tokenSecret(home) {
  const file = join(home, 'token-secret');
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

const address = (port) => `http://127.0.0.1:${port}`;

/** What all processes of one local stack are told. `given` is the caller's environment, `urls` the backing services'. */
export function sharedEnvironment({ home, given, urls }) {
  const mail = join(home, 'mail');
  mkdirSync(mail, { recursive: true });
  return {
    ...given,
    ...urls,
    NODE_ENV: 'production',
    PLOMADA_MODE: 'local',
    SERVICE_HOST: '127.0.0.1',
    TOKEN_SECRET: given.TOKEN_SECRET ?? tokenSecret(home),
    BOOTSTRAP_ROOT_EMAIL: DEMO.logins[0][0],
    BOOTSTRAP_ROOT_PASSWORD: DEMO.password,
    MAIL_DIR: mail,
    LOG_LEVEL: given.LOG_LEVEL ?? 'info',
  };
}

/** What one process is told on top: its own internal port and, for the gateway, the door and the others' addresses. */
export function ownEnvironment(process, { port, servicePorts, webRoot = join(ROOT, 'dist/apps/web') }) {
  const own = { SERVICE_PORT: String(servicePorts[process.name]) };
  if (process.name === 'notifications') {
    // Where links of mails lead, and who makes what they bring along; and who tries webhooks here has a receiver here.
    const [PUBLIC_URL, REPORTS_URL] = [`http://localhost:${port}`, address(servicePorts.reports)];
    return { ...own, PUBLIC_URL, REPORTS_URL, WEBHOOKS_TO_PRIVATE_ADDRESSES: 'true' };
  }
  if (process.name === 'auth') {
    // Where identity providers send people back to; and who tries one here has it here.
    return { ...own, PUBLIC_URL: `http://localhost:${port}`, SIGN_ON_TO_PRIVATE_ADDRESSES: 'true' };
  }
  if (!process.public) return own;
  const others = PROCESSES.filter((one) => !one.public);
  return {
    ...own,
    PORT: String(port),
    WEB_ROOT: webRoot,
    IMPORTS_URL: address(servicePorts.imports),
    SERVICE_URLS: others.map((one) => `${one.name}=${address(servicePorts[one.name])}`).join(','),
  };
}
