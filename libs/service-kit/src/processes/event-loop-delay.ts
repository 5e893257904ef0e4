import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How often it is looked, in milliseconds: ten times a second costs an idle process nothing to speak of. */
const LOOK_MS = 100;
/** After so long what was seen before is forgotten, in milliseconds. */
const ROUND_MS = 60_000;
const NANOSECONDS = 1e6;

/** The longest that the event loop of this process was held up in the last minute or two. */
@Injectable()
export class EventLoopDelay implements OnModuleDestroy {
  private readonly looking = monitorEventLoopDelay({ resolution: LOOK_MS });
  private before = 0;
  private readonly timer = setInterval(() => this.beginRound(), ROUND_MS).unref();

  constructor() {
    this.looking.enable();
  }

  /** In whole milliseconds. */
  get longest(): number {
    return Math.max(this.before, this.ofRound());
  }

  private ofRound(): number {
    // What is measured is the time between two looks, which are `LOOK_MS` apart when nothing holds them up.
    return this.looking.count === 0 ? 0 : Math.max(0, Math.round(this.looking.max / NANOSECONDS) - LOOK_MS);
  }

  private beginRound(): void {
    this.before = this.ofRound();
    this.looking.reset();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
    this.looking.disable();
  }
}
