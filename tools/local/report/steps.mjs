import { stripVTControlCharacters } from 'node:util';

const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const HEARTBEAT_MS = 15_000;

/** "0.4 s", "12.3 s", "2 min 5 s". */
export function duration(ms) {
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
  return `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`;
}

/**
 * Prints a line for each step with its time. On a terminal the running steps show a spinner, their time so far and their
 * latest news; elsewhere a step that takes long says so when it begins and every 15 seconds.
 */
export class Steps {
  #out;
  #quiet;
  #running = new Set();
  #tick;
  #frame = 0;

  /** What has run: {title, ms, ok}, in the order in which it ended. */
  done = [];

  /** True once the reader asked for the end: the steps under way are no longer reported, nor their failures. */
  interrupted = false;

  constructor({ out = process.stdout, quiet = false } = {}) {
    this.#out = out;
    this.#quiet = quiet;
  }

  /** Runs one step, maybe beside others. `work` receives `news(text)`, which replaces the text beside the spinner. */
  async run(title, work) {
    const step = { title, at: Date.now(), news: '', told: 0 };
    this.#begin(step);
    let ok = false;
    try {
      const result = await work((text) => {
        step.news = text;
      });
      ok = true;
      return result;
    } finally {
      this.#end(step, ok);
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
    this.#running.clear();
  }

  #begin(step) {
    this.#running.add(step);
    if (this.#quiet) return;
    if (this.#running.size === 1) {
      const tell = () => (this.#out.isTTY ? this.#draw() : this.#heartbeat());
      this.#tick = setInterval(tell, this.#out.isTTY ? 100 : 1000);
    }
    this.#draw();
  }

  #end(step, ok) {
    if (this.interrupted) return;
    this.#clear();
    this.#running.delete(step);
    if (this.#running.size === 0) clearInterval(this.#tick);
    const { title, at } = step;
    const ms = Date.now() - at;
    this.done.push({ title, ms, ok });
    this.say(`${ok ? '✓' : '✗'} ${title.padEnd(44)} ${duration(ms).padStart(12)}`);
  }

  #draw() {
    if (!this.#out.isTTY || this.#running.size === 0) return;
    const frame = FRAMES[this.#frame++ % FRAMES.length];
    const told = ({ title, at, news }) =>
      `${title} ${duration(Date.now() - at)}  ${stripVTControlCharacters(news)}`;
    const text = `${frame} ${[...this.#running].map(told).join(' · ')}`;
    this.#out.write(`\r\x1b[2K${text.slice(0, (this.#out.columns ?? 80) - 1)}`);
  }

  #clear() {
    if (this.#out.isTTY && this.#running.size > 0) this.#out.write('\r\x1b[2K');
  }

  #heartbeat() {
    for (const step of this.#running) {
      const ms = Date.now() - step.at;
      if (step.told > 0 && ms < step.told + HEARTBEAT_MS) continue;
      step.told = ms;
      const news = stripVTControlCharacters(step.news);
      this.#out.write(`… ${step.title}, ${duration(ms)}${news ? `: ${news}` : ''}\n`);
    }
  }
}
