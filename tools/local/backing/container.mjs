// One container, for as long as this process lives, by testcontainers.
// usage: node container.mjs '{"image", "port", "hostPort", "patience", "command"?, "environment"?}'
import { GenericContainer } from 'testcontainers';

const { image, port, hostPort, command, patience, environment = {} } = JSON.parse(process.argv[2]);
const wanted = new GenericContainer(image)
  .withExposedPorts({ container: port, host: hostPort })
  .withEnvironment(environment)
  .withStartupTimeout(patience);
const container = await (command ? wanted.withCommand(command) : wanted).start();
console.log(`${image} listens on ${hostPort}`);

let ending = false;
async function end() {
  if (ending) return;
  ending = true;
  await container.stop();
  process.exit(0);
}
process.on('SIGTERM', end);
process.on('SIGINT', end);
// Nothing else keeps this process alive; whoever started it ends it.
setInterval(() => undefined, 1 << 30);
