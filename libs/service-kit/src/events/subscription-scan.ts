import { Injectable } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { EventContract } from '@plomada/contracts';
import { type EventHandler, type Subscription, SUBSCRIPTION } from './on-event';

export interface FoundSubscription extends Subscription {
  /** `Class.method`, for logs. */
  readonly name: string;
  readonly handle: EventHandler<EventContract>;
}

/** Finds the methods that @OnEvent marks. */
@Injectable()
export class SubscriptionScan {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  /** Throws when two shared handlers of one app hear the same event: the broker would give each only half of them. */
  find(): FoundSubscription[] {
    const found: FoundSubscription[] = [];
    for (const { instance } of [...this.discovery.getProviders(), ...this.discovery.getControllers()]) {
      if (typeof instance === 'object' && instance !== null) found.push(...this.of(instance));
    }
    const shared = found.filter(({ queue }) => queue === 'shared').map(({ event }) => event.key);
    const twice = shared.find((key, index) => shared.indexOf(key) !== index);
    if (twice) throw new Error(`Two shared handlers hear ${twice}`);
    return found;
  }

  private of(instance: object): FoundSubscription[] {
    const prototype = Object.getPrototypeOf(instance) as Record<string, unknown>;
    return this.scanner.getAllMethodNames(prototype).flatMap((key) => {
      const method = prototype[key] as EventHandler<EventContract>;
      const subscription = Reflect.getMetadata(SUBSCRIPTION, method) as Subscription | undefined;
      if (!subscription) return [];
      return [
        { ...subscription, name: `${instance.constructor.name}.${key}`, handle: method.bind(instance) },
      ];
    });
  }
}
