import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../local/paths.mjs';

const NEW_NODE = 'rabbit@<new node>';

/** The commands for a broker of three nodes as docs/operations.md has them, so that what is tried is what operators are told. */
export function documentedCommands() {
  const page = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
  const blocks = [...page.matchAll(/^ *```sh\n(.*?)^ *```/gms)].map(([, lines]) => lines);
  const grow = /`(rabbitmq-queues grow [^`]*)`/.exec(page.replaceAll('\n', ' '))?.[1];
  const commands = {
    // The other one of that block is for RabbitMQ 4; older ones refuse it.
    eventsPolicy: /^rabbitmqctl set_policy plomada-events .*$/m.exec(page)?.[0],
    deleteClassic: blocks.find((lines) => lines.includes('delete_queue') && lines.includes('"classic"')),
    deleteQuorum: blocks.find((lines) => lines.includes('delete_queue') && lines.includes('"quorum"')),
    grow: grow?.includes(NEW_NODE) && ((node) => grow.replace(NEW_NODE, node)),
  };
  for (const [name, command] of Object.entries(commands))
    if (!command) throw new Error(`docs/operations.md has no command for ${name} any longer`);
  return commands;
}
