import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isFree } from '../../local/net/ports.mjs';
import { UserFacingError } from '../../local/user-facing-error.mjs';
import { newEnvironment } from '../new-environment.mjs';

export const ROOT_EMAIL = 'root@plomada.example';

/** What a deployment for trying is told: fresh secrets, in a folder that ends with it. */
export async function newTestDeployment({ port, adminPort }) {
  for (const one of [port, adminPort])
    if (!(await isFree(one))) throw new UserFacingError(`Port ${one} is taken: choose another.`);
  const folder = mkdtempSync(join(tmpdir(), 'plomada-deploy-'));
  const password = randomBytes(12).toString('hex');
  const passwordFile = join(folder, 'root-password');
  // Read by the user of the image; nobody else here comes through the folder.
  writeFileSync(passwordFile, password, { mode: 0o644 });
  const backups = join(folder, 'backups');
  mkdirSync(backups);
  // Likewise written by it, past the mask of this process.
  chmodSync(backups, 0o777);
  const url = `http://127.0.0.1:${port}`;
  const own = {
    BOOTSTRAP_ROOT_EMAIL: ROOT_EMAIL,
    BOOTSTRAP_ROOT_PASSWORD_FILE: passwordFile,
    SMTP_URL: 'smtp://mail.invalid:587',
    MAIL_FROM: ROOT_EMAIL,
    PUBLIC_URL: url,
    PORT: port,
    RABBITMQ_ADMIN_PORT: adminPort,
    BACKUP_FOLDER: backups,
  };
  const lines = Object.entries(own).map(([name, value]) => `${name}=${value}`);
  const environmentFile = join(folder, 'environment');
  writeFileSync(environmentFile, `${withoutNames(newEnvironment(), own)}\n${lines.join('\n')}\n`, {
    mode: 0o600,
  });
  const end = () => rmSync(folder, { recursive: true, force: true });
  return { url, password, folder, environmentFile, end };
}

/** The lines of an environment that do not say one of these. */
function withoutNames(text, names) {
  return text
    .split('\n')
    .filter((line) => !(line.split('=')[0] in names))
    .join('\n');
}
