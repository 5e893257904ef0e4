import { type DynamicModule, type INestApplication, Module, type Type } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { DEFAULT_PLAN_QUEUES, planQueueOf, submitAction } from '@plomada/contracts';
import { createService, EventBus, KitModule, ShardConsumer } from '@plomada/service-kit';
import { backingConfig, freePort } from '@plomada/testing';
import { io, type Socket } from 'socket.io-client';
import type { GatewayConfig } from '../config';
import { gatewayService } from '../gateway-service';
import { AccountsDouble, AvatarsDouble } from './accounts-double';
import { CheckedAnswers } from './checked-answers';
import { AuthDouble, ImportsDouble, PlanningDouble, ProjectsDouble, submitDouble, World } from './doubles';
import { MinutesDouble } from './minutes-double';
import { NotificationsDouble } from './notifications-double';
import { people, type Person, PROJECT } from './people';
import { ReportsDouble } from './reports-double';
import { ScenariosDouble } from './scenarios-double';
import { SettingsDouble } from './settings-double';
import { SignOnDouble } from './sign-on-double';

/** A real gateway on the real broker and Redis, with doubles where the other services would be. */
export class RunningGateway {
  private readonly services: INestApplication[] = [];
  private readonly sockets: Socket[] = [];

  private constructor(
    readonly world: World,
    readonly config: GatewayConfig,
  ) {}

  static async start(change: Partial<GatewayConfig> = {}): Promise<RunningGateway> {
    const base = await backingConfig();
    const [importsPort, projectsPort, authPort] = [await freePort(), await freePort(), await freePort()];
    const IMPORTS_URL = `http://127.0.0.1:${importsPort}`;
    const config: GatewayConfig = {
      ...base,
      PLAN_QUEUES: DEFAULT_PLAN_QUEUES,
      PORT: await freePort(),
      IMPORTS_URL,
      SERVICE_URLS: [
        { name: 'imports', url: IMPORTS_URL },
        { name: 'projects', url: `http://127.0.0.1:${projectsPort}` },
        { name: 'auth', url: `http://127.0.0.1:${authPort}` },
      ],
      TRUSTED_PROXIES: 0,
      MAINTENANCE: false,
      ...change,
    };
    const running = new RunningGateway(new World(people()), config);
    await running.double('auth', [AuthDouble, AccountsDouble, AvatarsDouble, SignOnDouble], authPort);
    await running.double('projects', [ProjectsDouble, SettingsDouble], projectsPort);
    const planning = await running.double('planning', [PlanningDouble, MinutesDouble, ScenariosDouble]);
    await planning
      .get(ShardConsumer)
      .serve(planQueueOf(PROJECT, config.PLAN_QUEUES), submitAction, (action) =>
        submitDouble(running.world, action),
      );
    await running.double('imports', [ImportsDouble], importsPort);
    await running.double('notifications', [NotificationsDouble]);
    await running.double('reports', [ReportsDouble]);
    await running.gateway();
    return running;
  }

  /** One more gateway beside the first; answers its port. */
  async gateway(change: Partial<GatewayConfig> = {}): Promise<number> {
    const config = { ...this.config, SERVICE_PORT: await freePort(), ...change };
    const service = gatewayService(config);
    @Module({
      imports: [service.module as DynamicModule],
      providers: [{ provide: APP_INTERCEPTOR, useClass: CheckedAnswers }],
    })
    class CheckedGateway {}
    this.services.push(await createService({ ...service, module: CheckedGateway }));
    return config.PORT;
  }

  private async double(name: string, controllers: Type<unknown>[], port?: number): Promise<INestApplication> {
    const config = { ...this.config, SERVICE_PORT: port ?? (await freePort()) };
    @Module({
      imports: [KitModule.forRoot({ name, config })],
      controllers,
      providers: [{ provide: World, useValue: this.world }],
    })
    class DoubleModule {}
    const app = await createService({ name, module: DoubleModule, config, rpc: true });
    this.services.push(app);
    return app;
  }

  /** A part of the newest gateway. */
  part<T>(type: Type<T>): T {
    return (this.services.at(-1) as INestApplication).get(type, { strict: false });
  }

  get url(): string {
    return `http://127.0.0.1:${this.config.PORT}`;
  }

  get events(): EventBus {
    return (this.services[0] as INestApplication).get(EventBus);
  }

  async socket(port: number = this.config.PORT): Promise<Socket> {
    const socket = io(`http://127.0.0.1:${port}`, { transports: ['websocket'], reconnection: false });
    this.sockets.push(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    return socket;
  }

  /** A socket whose person has the project open. */
  async joined(person: Person, port?: number): Promise<Socket> {
    const socket = await this.socket(port);
    const answer = await socket.emitWithAck('joinProject', { token: person.token, id: PROJECT });
    if (answer.status !== 'OK') throw new Error(`not joined: ${JSON.stringify(answer)}`);
    return socket;
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.disconnect();
    await Promise.all(this.services.map((service) => service.close()));
  }
}

/** The next message of this name. */
export const heard = <T>(socket: Socket, message: string): Promise<T> =>
  new Promise((resolve) => socket.once(message, resolve));
