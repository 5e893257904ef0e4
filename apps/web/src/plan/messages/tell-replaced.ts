import i18next from 'i18next';
import { hundredths, nameOf, type Plan, treeOf } from '@plomada/domain';
import type { Replaced } from '@plomada/sync';
import { call, put, take } from 'redux-saga/effects';
import { messageClosed, messageShown, selectMessages } from '../../base/messages/messages-slice';
import { selected } from '../../base/typed-effects';
import { planFilterActions } from '../filter/plan-filter-slice';
import { planActions, planEvents } from '../state/plan-actions';
import { selectReady } from '../state/plan-selectors';

const ONE = 'sync:replaced.one';
const MANY = 'sync:replaced.many';

/** Tells who set otherwise what this person had set on this page, and shows the way there; many are told of as one. */
export function* tellReplaced() {
  let toldOf = 0;
  while (true) {
    const event: { readonly type: string } = yield take([planEvents.synced, planEvents.loaded]);
    const ready = yield* selected(selectReady);
    if (planEvents.loaded.match(event)) toldOf = ready?.sync.seq ?? 0;
    const news = ready?.sync.replaced.filter(({ seq }) => seq > toldOf) ?? [];
    if (!ready || news.length === 0) continue;
    toldOf = news.at(-1)!.seq;
    // The words of fields are the log's.
    yield call([i18next, i18next.loadNamespaces], 'log');
    yield call(tell, news, ready.sync.visible);
  }
}

function* tell(news: readonly Replaced[], plan: Plan) {
  const earlier = (yield* selected(selectMessages)).find(({ key }) => key === ONE || key === MANY);
  if (earlier) yield put(messageClosed(earlier.id));
  const before = earlier ? Number(earlier.params?.['count'] ?? 1) : 0;
  const count = before + news.length;
  const last = news.at(-1)!;
  const users = new Set([
    ...String(earlier?.params?.['user'] ?? '').split(', '),
    ...news.map(({ name }) => name),
  ]);
  const params = {
    user: [...users].filter(Boolean).join(', '),
    name: plan.tasks.get(last.id)?.text ?? plan.restrictions.get(last.id)?.detail ?? '',
    field: i18next.t(['field.any', last.field].join('.'), { ns: 'log', defaultValue: last.field }),
    mine: textOf(plan, last.field, last.mine),
    theirs: textOf(plan, last.field, last.theirs),
    count,
  };
  yield put(
    messageShown({
      ...{ severity: 'warning', key: count > 1 ? MANY : ONE, params, lasting: true },
      ...buttonTo(plan, last.id),
    }),
  );
}

/** The way to a row, where it is one that can be shown. */
function buttonTo(plan: Plan, id: string) {
  if (plan.tasks.has(id)) {
    const action = planFilterActions.taskSought({ id, above: treeOf(plan).ancestorsOf(id) });
    return { button: { key: 'sync:replaced.see', action } };
  }
  if (!plan.restrictions.has(id)) return {};
  return {
    button: { key: 'sync:replaced.seeRestriction', action: planActions.see({ kind: 'restriction', id }) },
  };
}

const SHARES: ReadonlySet<string> = new Set(['progress', 'commitment']);

/** A value in a few words; dates are written by the message itself. */
function textOf(plan: Plan, field: string, value: unknown): string | number {
  if (typeof value === 'number') return SHARES.has(field) ? `${hundredths(value)} %` : value;
  if (typeof value === 'string' && value !== '') return value;
  if (Array.isArray(value) && field === 'responsibles') {
    const people = value.flatMap((id) => plan.responsibles.get(String(id)) ?? []);
    return people.map(nameOf).join(', ') || '—';
  }
  return '—';
}
