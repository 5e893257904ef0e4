// npm run deploy:health: where podman runs without systemd, nobody runs the checks of containers, and whoever waits for them waits for
// ever. This runs those of all containers, one after the other, until it is ended.
import { execFileSync, spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

const PAUSE_MS = 1_000;

for (;;) {
  const containers = execFileSync('podman', ['ps', '--quiet'], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);
  // A check that fails is noted by podman at the container, and looked at there.
  for (const container of containers) spawnSync('podman', ['healthcheck', 'run', container]);
  await pause(PAUSE_MS);
}
