import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { waitUntil } from '../../local/net/answers.mjs';
import { ROOT } from '../../local/paths.mjs';
import { runToEnd } from '../../local/process/run-to-end.mjs';
import { composeCommand, engine } from '../container-engine.mjs';

/** Of all its containers and volumes, so that they are taken for no others. */
const PROJECT = 'plomada-deploy-check';
const READY_MS = 180_000;
const BACK_MS = 60_000;

/** The product in containers, as docker-compose.yml describes it. */
export class Deployment {
  constructor({ url, environmentFile, files, log }) {
    const chosen = ['docker-compose.yml', ...files].flatMap((file) => ['-f', join(ROOT, file)]);
    this.url = url;
    this.log = log;
    this.engine = engine();
    this.command = [...composeCommand(), '-p', PROJECT, '--env-file', environmentFile, ...chosen];
  }

  build(news) {
    return this.compose(['--profile', 'operations', 'build'], news);
  }

  async up(news) {
    await this.compose(['up', '-d'], news);
    await this.ready();
  }

  /** An operators' command, in a container of its own that begins and ends with it. */
  operate(command, news) {
    return this.compose(['run', '--rm', '-T', 'operations', ...command], news);
  }

  /** The containers of a service in place of those that run, as an upgrade makes them of newer images. */
  async replace(service, news) {
    const count = this.containers(service).length;
    const more = ['--scale', `${service}=${count}`];
    await this.compose(['up', '-d', '--no-deps', '--force-recreate', ...more, service], news);
    await this.areHealthy(service, count);
  }

  /** More of some services; those that run stay. */
  async scale(counts, news) {
    const more = Object.entries(counts).flatMap(([service, count]) => ['--scale', `${service}=${count}`]);
    await this.compose(['up', '-d', '--no-recreate', ...more], news);
    await this.ready();
    for (const [service, count] of Object.entries(counts)) await this.areHealthy(service, count);
  }

  areHealthy(service, count) {
    return waitUntil(() => this.healthy(service) === count, {
      timeout: READY_MS,
      every: 1000,
      late: () => new Error(`${count} of ${service} are not healthy, but ${this.healthy(service)}`),
    });
  }

  /** With everything it kept. */
  down(news) {
    return this.compose(['down', '--volumes', '--remove-orphans', '--timeout', '20'], news);
  }

  containers(service) {
    const [command, ...args] = [...this.command, 'ps', '-q', service];
    const out = execFileSync(command, args, {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return out.split('\n').filter(Boolean);
  }

  /** Kills the process of one container of a service from within, as if it had crashed. Answers which. */
  crash(service) {
    const [container] = this.containers(service);
    const before = this.state(container);
    // The child of the first process, which hands on its end.
    this.run(['exec', container, 'sh', '-c', 'kill -9 $(cat /proc/1/task/1/children)']);
    return { container, before };
  }

  /** Waits until what crashed was started again by itself, and says that it lives. */
  back({ container, before }) {
    const isBack = () => {
      const { startedAt, health } = this.state(container);
      return startedAt !== before.startedAt && health === 'healthy';
    };
    const late = () => new Error(`${container} did not come back: ${JSON.stringify(this.state(container))}`);
    return waitUntil(isBack, { timeout: BACK_MS, every: 500, late });
  }

  healthy(service) {
    return this.containers(service).filter((one) => this.state(one).health === 'healthy').length;
  }

  state(container) {
    const [{ State: state }] = JSON.parse(this.run(['inspect', container]));
    return { startedAt: state.StartedAt, health: state.Health?.Status };
  }

  ready() {
    const isReady = () =>
      fetch(`${this.url}/api/health/ready`, { signal: AbortSignal.timeout(5000) }).then(
        ({ ok }) => ok,
        () => false,
      );
    const late = () => new Error(`${this.url}/api/health/ready does not say that it is ready`);
    return waitUntil(isReady, { timeout: READY_MS, every: 500, late });
  }

  /** What the containers wrote, for whoever looks for the cause. */
  async keepLogs() {
    await this.compose(['logs', '--no-color']).catch(() => undefined);
  }

  run(args) {
    return execFileSync(this.engine, args, { encoding: 'utf8' });
  }

  async compose(args, onLine = () => undefined) {
    const [command, ...before] = this.command;
    const code = await runToEnd(command, [...before, ...args], { cwd: ROOT, log: this.log, onLine });
    if (code !== 0) throw new Error(`compose ${args[0]} ended with code ${code}: see ${this.log}`);
  }
}
