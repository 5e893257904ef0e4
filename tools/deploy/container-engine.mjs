import { spawnSync } from 'node:child_process';
import { UserFacingError } from '../local/user-facing-error.mjs';

/** Whether a command ends well. */
export const answers = ([command, ...args]) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** What runs containers here, a command that takes Docker's words: CONTAINER_ENGINE, or else the first one that answers. */
export function engine() {
  const given = process.env['CONTAINER_ENGINE'];
  const found = given ?? ['docker', 'podman'].find((command) => answers([command, 'info']));
  if (!found)
    throw new UserFacingError(
      'No engine of containers answers: start Docker, or a podman whose socket DOCKER_HOST names.',
    );
  return found;
}

/** What brings up a compose file here, with its first arguments. */
export function composeCommand() {
  const commands = [['docker', 'compose'], ['docker-compose'], ['podman-compose']];
  const found = commands.find((command) => answers([...command, 'version']));
  if (!found) throw new UserFacingError('Nothing here reads a compose file: install docker compose.');
  return found;
}
