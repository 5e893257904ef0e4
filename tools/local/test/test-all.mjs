import { parseArgs } from 'node:util';
import { requireSpace } from '../install/disk.mjs';
import { homeFolder } from '../paths.mjs';
import { explain, UserFacingError } from '../user-facing-error.mjs';
import { prepareDependencies, requireSystem } from '../prepare.mjs';
import { onEnd } from '../process/signals.mjs';
import { duration, Steps } from '../report/steps.mjs';
import { forget, openHousehold } from '../stack.mjs';
import { affectedProjects, BASE } from './affected.mjs';
import { failedTable } from './failed-tests.mjs';
import { runSteps } from './run-steps.mjs';
import { slowestTable } from './slowest-tests.mjs';
import { add, NONE, sentence } from './test-counts.mjs';
import { chooseSteps, stepsFor, testEnvironment, TEST_STEPS } from './test-steps.mjs';

/** Its own home: tests never see the data of a local run, and begin without those of an earlier test. */
const HOME = '.local-test';
const SPACE = 1024 ** 3;

const OPTIONS = { only: { type: 'string' }, affected: { type: 'boolean' } };

/** What was asked for: throws the sentence for what there is not. */
function wish(args) {
  const names = TEST_STEPS.map((step) => step.name).join(', ');
  try {
    const { only, affected } = parseArgs({ args, options: OPTIONS }).values;
    return { chosen: chooseSteps(only), narrows: affected === true, only };
  } catch (error) {
    throw new UserFacingError(
      `There is no "${error.message}" in npm test: use --affected, or --only with some of ${names}.`,
    );
  }
}

/** Which steps run, and for which projects only, if not for all. */
async function narrowed({ chosen, narrows, only }, { home, steps }) {
  if (!narrows) return { chosen };
  const affected = await affectedProjects({ home });
  steps.say(
    `  changed since ${BASE}, or built from what was: ${[...affected].sort().join(', ') || 'no project'}`,
  );
  return { chosen: only ? chosen : chooseSteps(stepsFor(affected)), affected };
}

function table(done) {
  return [
    '',
    ...done.map(
      ({ title, ms, ok }) => `  ${ok ? '✓' : '✗'} ${title.padEnd(30)} ${duration(ms).padStart(12)}`,
    ),
    '',
  ];
}

/** A check that failed counts as a failed test, and so does a run without any test: the last line alone must be true. */
function total(counts, { failed, leftOut }, counting) {
  const silent = failed.filter((name) => !(counting.get(name)?.failed > 0));
  const nothing = counts.passed + counts.failed === 0 && counting.size > 0 ? 1 : 0;
  return { ...counts, failed: counts.failed + silent.length + leftOut.length + nothing };
}

/** Runs the steps; answers what they counted, and the lines that tell what was slow and what failed. */
async function runAll({ chosen, affected }, { home, steps, group }) {
  const counting = new Map();
  const slow = [];
  const failures = [];
  const context = { home, steps, group, affected, env: testEnvironment(process.env) };
  const counted = (name) => (counts) => counting.set(name, counts);
  const titleOf = (step) => step.title ?? step.name;
  const timed = (step) => (times) => slow.push(...slowestTable(titleOf(step), times));
  const failed = (step) => (tests) => failures.push(...failedTable(titleOf(step), tests));
  const countedSteps = chosen.map((step) => ({
    ...step,
    run: (given, news) =>
      step.run(given, news, { counted: counted(step.name), timed: timed(step), failed: failed(step) }),
  }));
  const outcome = await runSteps(countedSteps, context);
  const counts = [...counting.values()].reduce(add, NONE);
  return { counts: total(counts, outcome, counting), slow, failures };
}

/** The whole of `npm test`; ends the process with 0 only when everything ran and passed. */
export async function testAll(args, env = process.env) {
  const begun = Date.now();
  const steps = new Steps();
  let group;
  onEnd({
    end: async () => {
      steps.interrupt();
      await group?.close();
    },
    kill: () => group?.killAll(),
    code: () => 130,
  });
  try {
    const wished = wish(args);
    requireSystem(env, { forTests: true });
    const home = homeFolder(HOME);
    requireSpace(home, SPACE);
    group = await openHousehold(home, steps);
    forget(home);
    await prepareDependencies({ home, steps });
    const { counts, slow, failures } = await runAll(await narrowed(wished, { home, steps }), {
      home,
      steps,
      group,
    });
    if (steps.interrupted) return;
    await group.close();
    for (const line of [...slow, ...table(steps.done)]) steps.say(line);
    steps.say(`  all in ${duration(Date.now() - begun)}\n`);
    for (const line of failures) steps.say(line);
    steps.say(sentence(counts));
    process.exit(counts.failed > 0 ? 1 : 0);
  } catch (error) {
    if (steps.interrupted) return;
    await group?.close();
    console.error(explain(error));
    process.exit(1);
  }
}
