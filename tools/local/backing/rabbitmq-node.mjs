import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findProgram } from '../install/find-program.mjs';
import { answers } from '../net/answers.mjs';

/** Debian's own scripts. Those on the PATH there change to the user rabbitmq, who cannot read our folders. */
const PACKAGED = '/usr/lib/rabbitmq/bin';
const program = (name) => (existsSync(join(PACKAGED, name)) ? join(PACKAGED, name) : findProgram(name));

const run = promisify(execFile);

/** The first bytes of AMQP 0-9-1, answered by a method frame (type 1) once the broker takes connections. */
const AMQP = Buffer.from('AMQP\0\0\x09\x01', 'latin1');

const SETTINGS = (port) => `listeners.tcp.1 = 127.0.0.1:${port}
loopback_users.guest = true
log.console = true
log.console.level = info
log.file = false
vm_memory_high_watermark.absolute = 512MB
disk_free_limit.absolute = 50MB
`;

/** One virtual machine with two schedulers that sleep when idle, reachable from this machine only. */
const ERLANG = '-kernel inet_dist_use_interface {127,0,0,1} +S 2:2 +sbwt none +sbwtdcpu none +sbwtdio none';

function writeSettings(dir, port, more) {
  for (const folder of ['home', 'mnesia', 'log']) mkdirSync(join(dir, folder), { recursive: true });
  writeFileSync(join(dir, 'rabbitmq.conf'), SETTINGS(port) + more);
  writeFileSync(join(dir, 'enabled_plugins'), '[].');
  writeFileSync(join(dir, 'rabbitmq-env.conf'), '');
}

/** The node's name never changes: its data folder carries the name, and the private epmd keeps it apart from others. */
function environment(dir, { node, port, dist, epmd }) {
  return {
    ...process.env,
    HOME: join(dir, 'home'),
    ERL_EPMD_PORT: String(epmd),
    ERL_EPMD_ADDRESS: '127.0.0.1',
    RABBITMQ_NODENAME: node,
    RABBITMQ_NODE_PORT: String(port),
    RABBITMQ_NODE_IP_ADDRESS: '127.0.0.1',
    RABBITMQ_DIST_PORT: String(dist),
    RABBITMQ_MNESIA_BASE: join(dir, 'mnesia'),
    RABBITMQ_LOG_BASE: join(dir, 'log'),
    RABBITMQ_LOGS: '-',
    RABBITMQ_CONFIG_FILE: join(dir, 'rabbitmq'),
    RABBITMQ_ENABLED_PLUGINS_FILE: join(dir, 'enabled_plugins'),
    RABBITMQ_CONF_ENV_FILE: join(dir, 'rabbitmq-env.conf'),
    // Beside its data, not in the folder of whoever starts it.
    ERL_CRASH_DUMP: join(dir, 'erl_crash.dump'),
    RABBITMQ_PID_FILE: join(dir, 'rabbitmq.pid'),
    RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS: ERLANG,
    // Makes the start script become the broker instead of waiting beside it: one process to signal, none to orphan.
    RUNNING_UNDER_SYSTEMD: 'true',
  };
}

/** The system packages that a node needs and that are not there. */
export const missingForNode = () =>
  program('rabbitmq-server') && findProgram('epmd') ? [] : ['rabbitmq-server'];

export const nodeAnswers = (port) => answers({ port, say: AMQP, hear: [1] });

/**
 * The program of one node, whose data lie in `dir`: its Erlang name `node`, the ports of its clients, of the other nodes
 * (`dist`) and of the mapper (`epmd`), and what its settings say besides.
 */
export function nodeProgram({ name, dir, settings = '', ...about }) {
  writeSettings(dir, about.port, settings);
  // Where it runs is where a first start that fails midway leaves files of its own.
  const [command, env] = [program('rabbitmq-server'), environment(dir, about)];
  return { name, command, args: [], cwd: dir, env, grace: 20_000 };
}

/** Has a node that runs do what the arguments of `rabbitmqctl` say; resolves with its answer. */
export async function controlNode({ dir, ...about }, args) {
  const { stdout } = await run(program('rabbitmqctl'), args, { env: environment(dir, about) });
  return stdout;
}

/** Runs lines of a shell in which RabbitMQ's own commands reach this node; resolves with what they print. */
export async function shellAtNode({ dir, ...about }, lines) {
  const env = environment(dir, about);
  const { stdout } = await run('sh', ['-c', lines], { env: { ...env, PATH: `${PACKAGED}:${env.PATH}` } });
  return stdout;
}

/**
 * The Erlang port mapper of our nodes, a child like the others; left to itself a node would start one as a daemon that
 * outlives everything.
 */
export const portMapper = (port) => ({
  name: 'epmd',
  command: findProgram('epmd'),
  args: ['-port', String(port), '-address', '127.0.0.1'],
  env: process.env,
  ready: () => answers({ port }),
});
