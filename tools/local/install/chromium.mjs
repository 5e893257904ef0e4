import { UserFacingError } from '../user-facing-error.mjs';
import { findProgram } from './find-program.mjs';
import { canInstall, installPackages } from './system-packages.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const found = () => NAMES.map(findProgram).find((program) => program !== undefined);

/** The browser for the browser tests: CHROMIUM_PATH, else one on this machine, else installed with apt. */
export async function chromium({ env, home, news }) {
  const program = env.CHROMIUM_PATH || found();
  if (program) return program;
  if (!canInstall()) {
    throw new UserFacingError(
      'Chromium is missing: install it with "sudo apt-get install chromium" (or set CHROMIUM_PATH to a Chrome) ' +
        'and run the command again.',
    );
  }
  await installPackages(['chromium'], { home, news });
  return found();
}
