import { stripVTControlCharacters } from 'node:util';

const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const HEARTBEAT_MS = 15_000;

/** "0.4 s", "12.3 s", "2 min 5 s". */
export function duration(ms) {
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
  return `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`;
}

/**
 * Prints a line for each step with its time. On a terminal a running step shows a spinner, its time so far and its
 * latest news; elsewhere a step that takes long says so when it begins and every 15 seconds.
 */
export class Steps {
  #out;
  #quiet;
  #running;
  #tick;

  /** What has run: {title, ms, ok}, in order. */
  done = [];

  /** True once the reader asked for the end: the step under way is no longer reported, nor its failure. */
  interrupted = false;

  constructor({ out = process.stdout, quiet = false } = {}) {
    this.#out = out;
    this.#quiet = quiet;
  }

  /** Runs one step. `work` receives `news(text)`, which replaces the text beside the spinner. */
  async run(title, work) {
    this.#begin(title);
    let ok = false;
    try {
      const result = await work((text) => this.#hear(text));
      ok = true;
      return result;
    } finally {
      this.#end(ok);
    }
  }

  /** Prints a line between, or inside, steps. */
  say(line) {
    if (this.#quiet) return;
    this.#clear();
    this.#out.write(`${line}\n`);
    this.#draw();
  }

  interrupt() {
    this.#clear();
    clearInterval(this.#tick);
    this.interrupted = true;
    this.#running = undefined;
  }

  #begin(title) {
    this.#running = { title, at: Date.now(), news: '', frame: 0, told: 0 };
    if (this.#quiet) return;
    this.#tick = setInterval(
      () => (this.#out.isTTY ? this.#draw() : this.#heartbeat()),
      this.#out.isTTY ? 100 : 1000,
    );
    this.#draw();
  }

  #end(ok) {
    if (this.interrupted) return;
    clearInterval(this.#tick);
    this.#clear();
    const { title, at } = this.#running;
    const ms = Date.now() - at;
    this.#running = undefined;
    this.done.push({ title, ms, ok });
    this.say(`${ok ? '✓' : '✗'} ${title.padEnd(44)} ${duration(ms).padStart(12)}`);
  }

  #hear(text) {
    if (this.#running) this.#running.news = text;
  }

  #draw() {
    if (!this.#out.isTTY || !this.#running) return;
    const step = this.#running;
    const frame = FRAMES[step.frame++ % FRAMES.length];
    const text = `${frame} ${step.title} ${duration(Date.now() - step.at)}  ${stripVTControlCharacters(step.news)}`;
    this.#out.write(`\r\x1b[2K${text.slice(0, (this.#out.columns ?? 80) - 1)}`);
  }

  #clear() {
    if (this.#out.isTTY && this.#running) this.#out.write('\r\x1b[2K');
  }

  #heartbeat() {
    const step = this.#running;
    const ms = Date.now() - step.at;
    if (step.told > 0 && ms < step.told + HEARTBEAT_MS) return;
    step.told = ms;
    const news = stripVTControlCharacters(step.news);
    this.#out.write(`… ${step.title}, ${duration(ms)}${news ? `: ${news}` : ''}\n`);
  }
}
