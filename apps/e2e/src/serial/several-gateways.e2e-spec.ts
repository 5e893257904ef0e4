import { BalancingProxy } from '@plomada/testing';
import { logIn, type SignedIn } from '../api/api';
import { BusyPlan } from '../convergence/busy-plan';
import { eventually } from '../eventually';
import { type GatewayBeside, gatewayBeside } from '../gateway-beside';

const SEED = 20261130;

jest.setTimeout(180_000);

describe('several gateways behind a plain proxy', () => {
  const gateways: GatewayBeside[] = [];
  let proxy: BalancingProxy | undefined;
  let plan: BusyPlan | undefined;
  afterEach(async () => {
    await plan?.crowd.stop();
    proxy?.close();
    await Promise.all(gateways.splice(0).map((gateway) => gateway.stop()));
  });

  const newGateway = async (): Promise<GatewayBeside> => {
    const gateway = await gatewayBeside({});
    gateways.push(gateway);
    return gateway;
  };

  it('let people edit one plan together from any of them, also while one is killed and the other replaced', async () => {
    const people = await Promise.all((['admin', 'facilitadora', 'root'] as const).map(logIn));
    const [one, other] = [await newGateway(), await newGateway()];
    proxy = await BalancingProxy.to([one.url, other.url]);
    plan = await BusyPlan.start(people as SignedIn[], SEED, proxy.url);
    const { told } = plan.crowd;
    // Sockets of the same plan are at both.
    for (const { url } of [one, other]) expect(proxy.given.get(url)).toBeGreaterThanOrEqual(2);
    const goOn = async () => {
      const enough = told.accepted.size + 20;
      await eventually(() => told.accepted.size >= enough);
    };

    await goOn();
    await one.stop('SIGKILL');
    await goOn();
    const third = await newGateway();
    proxy.leadTo([third.url]);
    await other.stop();
    await goOn();

    await plan.settle();
    await plan.expectOnePlanForAll();
    expect(proxy.given.get(third.url)).toBeGreaterThanOrEqual(plan.crowd.workers.length);
  });
});
