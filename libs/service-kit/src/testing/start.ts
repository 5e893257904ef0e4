import { Module, type Provider, type Type } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { freePort } from '@plomada/testing';
import { createService } from '../boot/create-service';
import { KitModule, type KitOptions } from '../boot/kit.module';
import type { BaseConfig } from '../config/base-config';

interface Parts extends Pick<KitOptions, 'database' | 'redis'> {
  readonly providers?: Provider[];
  readonly controllers?: Type<unknown>[];
  readonly rpc?: boolean;
}

/** Starts a service made of the given parts, on a port of its own. */
export async function start(
  name: string,
  config: BaseConfig,
  parts: Parts = {},
): Promise<NestExpressApplication> {
  const own = { ...config, SERVICE_PORT: await freePort() };
  const { providers = [], controllers = [], rpc = false, ...kit } = parts;
  @Module({ imports: [KitModule.forRoot({ name, config: own, ...kit })], providers, controllers })
  class TestModule {}
  return createService({ name, module: TestModule, config: own, rpc });
}

/** Waits until the condition holds; fails after 15 seconds. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 15_000;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('waited in vain');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
