import { explain } from '../user-facing-error.mjs';

/**
 * Runs steps one after the other and goes on after a failure, so that one run tells all. Resolves with the names of
 * what failed and of what was left out because it needed something that failed.
 */
export async function runSteps(chosen, context) {
  const { steps } = context;
  const failed = [];
  const leftOut = [];
  for (const step of chosen) {
    if (steps.interrupted) break;
    const title = step.title ?? step.name;
    if (step.needs?.some((need) => failed.includes(need) || leftOut.includes(need))) {
      leftOut.push(step.name);
      steps.say(`- ${title}: left out, it needs ${step.needs.join(', ')}`);
      continue;
    }
    try {
      await (step.nested ? step.run(context) : steps.run(title, (news) => step.run(context, news)));
    } catch (error) {
      failed.push(step.name);
      if (!steps.interrupted) steps.say(explain(error));
    }
  }
  return { failed, leftOut };
}
