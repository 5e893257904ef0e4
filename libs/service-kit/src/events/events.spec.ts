import { defineEvent } from '@plomada/contracts';
import { Injectable } from '@nestjs/common';
import type { INestApplication } from '@nestjs/common';
import { backingConfig, describeWithBacking } from '@plomada/testing';
import { connect } from 'amqplib';
import { z } from 'zod';
import { deadQueue, eventsExchange } from '../broker/names';
import type { BaseConfig } from '../config/base-config';
import { withCorrelation } from '../correlation/correlation';
import { Inbox } from '../database/inbox';
import { start, until } from '../testing/start';
import { EventBus } from './event-bus';
import { type EventMeta, OnEvent } from './on-event';

const happened = defineEvent('planning', 'happened', z.object({ n: z.number() }));
const failing = defineEvent('planning', 'failing', z.object({ n: z.number() }));

@Injectable()
class Listener {
  readonly shared: { n: number; meta: EventMeta }[] = [];
  readonly each: number[] = [];
  attempts = 0;
  failUntil = Infinity;

  @OnEvent(happened)
  onShared({ n }: { n: number }, meta: EventMeta) {
    this.shared.push({ n, meta });
  }

  @OnEvent(happened, { queue: 'each' })
  onEach({ n }: { n: number }) {
    this.each.push(n);
  }

  @OnEvent(failing, { retries: 3 })
  onFailing() {
    this.attempts += 1;
    if (this.attempts < this.failUntil) throw new Error('not yet');
  }
}

async function deadLetters(config: BaseConfig, app: string): Promise<unknown[]> {
  const connection = await connect(config.RABBITMQ_URL);
  const channel = await connection.createChannel();
  const letters: unknown[] = [];
  await until(async () => {
    const message = await channel.get(deadQueue(config, app), { noAck: true });
    if (message) letters.push(JSON.parse(message.content.toString()));
    return message !== false;
  });
  await connection.close();
  return letters;
}

describeWithBacking('events', () => {
  let config: BaseConfig;
  let apps: INestApplication[] = [];
  let first: Listener;
  let second: Listener;
  let bus: EventBus;

  beforeEach(async () => {
    config = await backingConfig();
    apps = await Promise.all(
      ['listener', 'listener'].map((name) => start(name, config, { database: true, providers: [Listener] })),
    );
    [first, second] = apps.map((app) => app.get(Listener)) as [Listener, Listener];
    bus = (apps[0] as INestApplication).get(EventBus);
  });
  afterEach(async () => {
    await Promise.all(apps.map((app) => app.close()));
  });

  it('reach one instance of an app through its shared queue and every process through its own', async () => {
    for (let n = 0; n < 20; n++) await bus.publish(happened, { n });
    await until(() => first.each.length === 20 && second.each.length === 20);
    await until(() => first.shared.length + second.shared.length >= 20);
    const shared = [...first.shared, ...second.shared].map(({ n }) => n).sort((a, b) => a - b);
    expect(shared).toEqual(Array.from({ length: 20 }, (_, n) => n));
    expect(first.each).toEqual(Array.from({ length: 20 }, (_, n) => n));
  });

  it('carry their id and the correlation id of their cause', async () => {
    await withCorrelation('the-cause-of-it', () => bus.publish(happened, { n: 1 }, { id: 'event-1' }));
    await until(() => first.shared.length + second.shared.length === 1);
    const [heard] = [...first.shared, ...second.shared];
    expect(heard?.meta).toEqual({ id: 'event-1', correlationId: 'the-cause-of-it', attempt: 1 });
  });

  it('are tried again when the handler fails', async () => {
    await (apps[1] as INestApplication).close();
    first.failUntil = 2;
    await bus.publish(failing, { n: 1 });
    await until(() => first.attempts === 2);
  });

  it('go to the dead letters after the last attempt', async () => {
    await bus.publish(failing, { n: 7 });
    expect(await deadLetters(config, 'listener')).toEqual([{ n: 7 }]);
    expect(first.attempts + second.attempts).toBe(3);
  });

  it('that break their contract go to the dead letters without a try', async () => {
    const connection = await connect(config.RABBITMQ_URL);
    const channel = await connection.createConfirmChannel();
    channel.publish(eventsExchange(config), failing.key, Buffer.from('{"n":"seven"}'));
    await channel.waitForConfirms();
    await connection.close();
    expect(await deadLetters(config, 'listener')).toEqual([{ n: 'seven' }]);
    expect(first.attempts + second.attempts).toBe(0);
  });

  it('that an inbox has seen are not worked on again, unless the work failed', async () => {
    const inbox = (apps[0] as INestApplication).get(Inbox);
    const work = jest.fn().mockRejectedValueOnce(new Error('no')).mockResolvedValue(undefined);
    await expect(inbox.once('m-1', work)).rejects.toThrow('no');
    expect(await inbox.once('m-1', work)).toBe(true);
    expect(await inbox.once('m-1', work)).toBe(false);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('that two workers take from an inbox at once are worked on by one', async () => {
    const inbox = (apps[0] as INestApplication).get(Inbox);
    const other = jest.fn(async () => undefined);
    let finish: () => void = () => undefined;
    let underWay: Promise<boolean> = Promise.resolve(false);
    // The second comes only once the first is at it: which of two equals wins is the database's affair.
    await new Promise<void>((begun) => {
      underWay = inbox.once('m-2', () => {
        begun();
        return new Promise<void>((resolve) => (finish = resolve));
      });
    });
    await expect(inbox.once('m-2', other)).rejects.toThrow();
    finish();
    expect(await underWay).toBe(true);
    expect(await inbox.once('m-2', other)).toBe(false);
    expect(other).not.toHaveBeenCalled();
  });
});

describeWithBacking('an app with two shared handlers of one event', () => {
  it('does not start: the broker would give each half of them', async () => {
    @Injectable()
    class Other {
      @OnEvent(happened)
      onShared() {
        return;
      }
    }
    await expect(start('listener', await backingConfig(), { providers: [Listener, Other] })).rejects.toThrow(
      'Two shared handlers hear planning.happened',
    );
  });
});
