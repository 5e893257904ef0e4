import { readFileSync } from 'node:fs';

const REQUIRED = /(\d+)\.(\d+)/;

/** True when `version` ("20.20.2") is at least the one that `range` (">=20.19") names. */
export function satisfies(version, range) {
  const [, major, minor] = REQUIRED.exec(range).map(Number);
  const [haveMajor, haveMinor] = version.split('.').map(Number);
  return haveMajor > major || (haveMajor === major && haveMinor >= minor);
}

/** Ends the program with one sentence when this Node is too old. Runs before anything newer is parsed. */
export function requireNode() {
  const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  if (satisfies(process.versions.node, engines.node)) return;
  const wanted = engines.node.replace('>=', '');
  console.error(
    `Plomada needs Node ${wanted} or newer and this is ${process.versions.node}: ` +
      'install a newer one (https://nodejs.org, or "nvm install 24") and run the command again.',
  );
  process.exit(1);
}
