import { planQueue, planQueueOf } from '@plomada/contracts';
import { namedQueue } from '@plomada/service-kit';
import { describeWithBacking, eventually, freePort } from '@plomada/testing';
import { PROJECT } from '../testing/people';
import { RunningGateway } from '../testing/running-gateway';
import { QueueNames } from './queue-names';

/** A number by which the queue of the project that planning serves is not the first one. */
const FORMER = 7;

describeWithBacking('the queues of plans that operators see', () => {
  let running: RunningGateway;
  beforeAll(async () => {
    running = await RunningGateway.start({ PLAN_QUEUES: FORMER });
  });
  afterAll(() => running.stop());

  it('are as many as the gateway is told, and those that planning still serves of a larger number', async () => {
    const served = planQueueOf(PROJECT, FORMER);
    expect(served).not.toBe(planQueue(0));
    await running.gateway({ PLAN_QUEUES: 1, PORT: await freePort() });
    const expected = [planQueue(0), served].map((queue) => namedQueue(running.config, queue));
    const plans = namedQueue(running.config, planQueue(0)).slice(0, -1);
    await eventually(async () => {
      const names = await running.part(QueueNames).all();
      return (
        names
          .filter((name) => name.startsWith(plans))
          .sort()
          .join() === expected.sort().join()
      );
    });
  });
});
