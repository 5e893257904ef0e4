import { explain } from '../user-facing-error.mjs';

/**
 * Runs steps one after the other and goes on after a failure, so that one run tells all. Those that say `during` another run,
 * one after the other too, while that one does. Resolves with the names of what failed and of what was left out because
 * it needed something that failed.
 */
export async function runSteps(chosen, context) {
  const outcome = { failed: [], leftOut: [] };
  const isChosen = (name) => chosen.some((step) => step.name === name);
  const inTurn = async (some) => {
    for (const step of some) {
      if (context.steps.interrupted) return;
      const meanwhile = chosen.filter(({ during }) => during === step.name);
      await Promise.all([runStep(step, context, outcome), inTurn(meanwhile)]);
    }
  };
  await inTurn(chosen.filter(({ during }) => !isChosen(during)));
  return outcome;
}

async function runStep(step, context, { failed, leftOut }) {
  const { steps } = context;
  const title = step.title ?? step.name;
  if (step.needs?.some((need) => failed.includes(need) || leftOut.includes(need))) {
    leftOut.push(step.name);
    steps.say(`- ${title}: left out, it needs ${step.needs.join(', ')}`);
    return;
  }
  try {
    await (step.nested ? step.run(context) : steps.run(title, (news) => step.run(context, news)));
  } catch (error) {
    failed.push(step.name);
    if (!steps.interrupted) steps.say(explain(error));
  }
}
