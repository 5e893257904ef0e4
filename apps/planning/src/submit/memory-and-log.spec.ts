import { entriesSince, getPlan } from '@plomada/contracts';
import { evolve, fromDocument, hashOf, type Plan } from '@plomada/domain';
import { describeWithBacking, Random } from '@plomada/testing';
import { randomInt } from 'node:crypto';
import { onePlanning } from '../testing/one-planning';
import { samplePlan } from '../testing/sample-plan';

const SEED = Number(process.env['PLOMADA_SEED'] ?? randomInt(2 ** 31));
/** What texts are made of: whole signs, halves of them, and what neither screens nor files show. */
const PIECES = ['a', 'ñ', '🏗️', '\ud83c', '\udf89', '\u0000', '\u200b', '\ufeff', '\n', '"', '\\', '$', '.'];

describeWithBacking(`a plan in memory (PLOMADA_SEED=${SEED})`, () => {
  const planning = onePlanning();
  const random = new Random(SEED);
  const text = () => Array.from({ length: random.integer(1, 6) }, () => random.pick(PIECES)).join('');

  const actions: readonly (() => readonly [string, unknown])[] = [
    () => ['CREATE_TASK', { id: text(), text: text(), parent: null }],
    () => ['UPDATE_TASK', { id: `t${random.integer(1, 9)}`, text: text(), detail: text() }],
    () => ['SET_COMMENTS', { taskId: `t${random.integer(1, 9)}`, comments: text() }],
    () => ['ADD_RESOURCE', { name: text() }],
    () => ['ADD_LINK', { id: text(), source: 't1', target: `t${random.integer(2, 9)}`, type: '0' }],
  ];

  it('is the one that its log folds to, whatever the texts and ids were that somebody sent', async () => {
    const document = samplePlan(20);
    const projectId = await planning.probe.plan(document);
    let accepted = 0;
    for (let n = 0; n < 150; n += 1) {
      const [type, payload] = random.pick(actions)();
      await planning.probe.submit(projectId, type, payload, { baseSeq: accepted }).then(
        // What changes nothing is accepted too, and has no entry.
        ({ unchanged }) => (accepted += unchanged ? 0 : 1),
        () => undefined,
      );
    }
    expect(accepted).toBeGreaterThan(10);
    const { entries } = await planning.probe.rpc.call(entriesSince, { projectId, seq: 0 });
    const folded = entries.reduce((plan: Plan, { changes }) => evolve(plan, changes), fromDocument(document));
    const { hash } = await planning.probe.rpc.call(getPlan, { projectId });
    expect([entries.length, hashOf(folded)]).toEqual([accepted, hash]);
  });
});
