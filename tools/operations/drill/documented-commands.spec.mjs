import assert from 'node:assert/strict';
import { test } from 'node:test';
import { documentedCommands } from './documented-commands.mjs';

test('the commands of a broker of three nodes are those that operators read', () => {
  const { eventsPolicy, deleteClassic, deleteQuorum, grow } = documentedCommands();
  assert.match(eventsPolicy, /at-least-once.* --apply-to queues$/);
  assert.match(deleteClassic, /^ *while read -r queue; do rabbitmqctl delete_queue/m);
  assert.match(deleteQuorum, /\$2 == "quorum" .*\n.*delete_queue/);
  assert.match(grow('a@b'), /^rabbitmq-queues grow a@b all /);
});
