/**
 * Friday at ten at a large firm, in numbers instead of machines: actions come by chance to the plans, and wait for the cores of the programs and,
 * each plan, for themselves. Fed with what `people` measured: `costs` are milliseconds of processor an action by program, all else that people
 * do in it; `waitMs` is what an action waits for the broker's and the database's disk besides.
 */
export function simulate({ projects, perSecond, processes, costs, waitMs, seconds }) {
  const timeline = new Timeline();
  const pools = Object.fromEntries(
    Object.keys(costs).map((name) => [
      name,
      Array.from({ length: processes[name] ?? CORES[name] ?? 1 }, () => new Core()),
    ]),
  );
  const plans = new Map();
  const times = [];
  const end = seconds * 1000;
  const arrive = (at) => {
    if (at >= end) return;
    timeline.add(at, () => {
      submit(at, Math.floor(Math.random() * projects));
      arrive(at - (Math.log(1 - Math.random()) * 1000) / perSecond);
    });
  };
  const submit = (at, plan) => {
    const gateway = pools.gateway[plan % pools.gateway.length];
    const begun = gateway.work(at, costs.gateway / 2);
    timeline.add(idlest(pools.rabbitmq).work(begun, costs.rabbitmq), () => queue(plan, at));
    for (const name of BESIDE) if (costs[name]) pools[name][plan % pools[name].length].work(at, costs[name]);
  };
  const queue = (plan, since) => {
    const waiting = plans.get(plan);
    if (waiting) waiting.push(since);
    else decide(plan, since, []);
  };
  const decide = (plan, since, waiting) => {
    plans.set(plan, waiting);
    const decided = pools.planning[plan % pools.planning.length].work(timeline.now, costs.planning);
    const stored = idlest(pools.mongodb).work(decided, costs.mongodb) + waitMs;
    timeline.add(stored, () => {
      const gateway = pools.gateway[plan % pools.gateway.length];
      times.push(gateway.work(timeline.now, costs.gateway / 2) - since);
      if (waiting.length > 0) decide(plan, waiting.shift(), waiting);
      else plans.delete(plan);
    });
  };
  arrive(0);
  timeline.run();
  const busy = Object.fromEntries(
    Object.entries(pools).map(([name, cores]) => [name, Math.max(...cores.map((core) => core.worked)) / end]),
  );
  return { times, busy };
}

/** Programs that no action waits for. */
const BESIDE = [
  'auth',
  'projects',
  'reports',
  'reports-worker',
  'notifications',
  'imports',
  'imports-worker',
  'redis',
];

/** Programs that use several cores, and how many they are given. */
const CORES = { mongodb: 4, rabbitmq: 2 };

const idlest = (cores) => cores.reduce((one, other) => (other.free < one.free ? other : one));

/** What does one thing after the other. */
class Core {
  free = 0;
  worked = 0;

  /** When work of so many milliseconds that comes at `at` is done. */
  work(at, ms) {
    this.worked += ms;
    this.free = Math.max(this.free, at) + ms;
    return this.free;
  }
}

/** What happens when, in the order of time. Few things are to come at once: those that are under way, and the next to arrive. */
class Timeline {
  now = 0;
  #coming = [];

  add(at, run) {
    const before = this.#coming.findLastIndex((event) => event.at <= at);
    this.#coming.splice(before + 1, 0, { at, run });
  }

  run() {
    for (let next; (next = this.#coming.shift());) {
      this.now = next.at;
      next.run();
    }
  }
}
