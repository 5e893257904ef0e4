import { backingConfig, buildApp, ServiceProcess } from '@plomada/testing';
import { Probe } from './probe';

type Config = Awaited<ReturnType<typeof backingConfig>>;

/** One planning process for the specs of a suite, started before them and ended after; asked through the answered probe. */
export function onePlanning(): {
  readonly probe: Probe;
  readonly config: Config;
  metrics(): Promise<string>;
  /** Ends it as an update does, and starts it again upon what it kept, with these settings besides. */
  restart(settings?: Readonly<Record<string, string>>): Promise<void>;
} {
  let service: ServiceProcess;
  let probe: Probe;
  let config: Config;
  beforeAll(async () => {
    buildApp('planning');
    config = await backingConfig();
    service = await ServiceProcess.start('planning', config);
    probe = await Probe.connect(config);
  });
  afterAll(async () => {
    await service?.kill('SIGTERM');
    await probe?.close();
  });
  return {
    get probe() {
      return probe;
    },
    get config() {
      return config;
    },
    metrics: () => service.metrics(),
    async restart(settings = {}) {
      await service.kill('SIGTERM');
      service = await ServiceProcess.start('planning', { ...config, ...settings });
    },
  };
}
