import { backingConfig, buildApp, ServiceProcess } from '@plomada/testing';
import { Probe } from './probe';

/** One planning process for the specs of a suite, started before them and ended after; asked through the answered probe. */
export function onePlanning(): { readonly probe: Probe; metrics(): Promise<string> } {
  let service: ServiceProcess;
  let probe: Probe;
  beforeAll(async () => {
    buildApp('planning');
    const config = await backingConfig();
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
    metrics: () => service.metrics(),
  };
}
