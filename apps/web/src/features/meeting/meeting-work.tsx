import { refusalFailure } from '@plomada/contracts';
import Box from '@mui/material/Box';
import {
  delayedAmong,
  hasLastWorkedDayCome,
  meetingParts,
  openTerm,
  type Plan,
  taskAccess,
  termLastDay,
  type WorkRow,
} from '@plomada/domain';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { CalendarIcon } from '../../base/icons/icons';
import { shownParams } from '../../base/messages/shown-params';
import { Empty } from '../../base/states/empty';
import { ReadOnlyNote } from '../../base/states/read-only-note';
import { WhyNot } from '../../base/states/why-not';
import { useDecisionContext } from '../../plan/editing/use-decision-context';
import { useToday } from '../../plan/rows/use-today';
import { selectMay } from '../../plan/state/plan-selectors';
import { NextStep } from '../progress-manager/next-step';
import { useNextStep } from '../progress-manager/use-next-step';
import { useAboutWork } from '../progress-manager/use-work-edits';
import { useWorkRows } from '../progress/use-work-rows';
import { wayToExplain } from '../progress/way-to-explain';
import { rescheduleActions } from '../reschedule/reschedule-slice';
import { CauseForm } from './cause-form';
import { ClosedReview } from './closed-review';
import { PercentageForm } from './percentage-form';
import type { MeetingCommand } from './meeting-keys';
import type { MeetingRecord } from './meeting-record';
import { MeetingRow } from './meeting-row';
import type { MeetingStep } from './meeting-steps';
import { PeopleList } from './people-list';
import { RowCommands } from './row-commands';
import { useCommonCommands } from './use-common-commands';
import { useMeetingEntries } from './use-meeting-entries';
import { useMeetingKeys } from './use-meeting-keys';
import { usePlace } from './use-place';

interface Props {
  readonly plan: Plan;
  readonly step: 'review' | 'promise';
  /** The number of the term that is looked back on. */
  readonly reviewed: number;
  /** Where it is. */
  readonly at: MeetingRecord['place'];
  readonly onPlace: (place: MeetingRecord['place']) => void;
  readonly onStep: (step: MeetingStep) => void;
  readonly onLeave: () => void;
}

/** The work of the open term by person: how far it is, or what is promised of it; of a closed one what came of it. */
export function MeetingWork(props: Props) {
  const isClosed = props.step === 'review' && props.reviewed < openTerm(props.plan).number;
  return isClosed ? <ClosedReview {...props} /> : <OpenWork {...props} />;
}

/** What is typed in the present row. */
type Typing = 'exact' | 'cause' | null;

function OpenWork({ plan, step, at, onPlace, onStep, onLeave }: Props) {
  const { t, i18n } = useTranslation(['meeting', 'gantt', 'taskPanel']);
  const today = useToday();
  const dispatch = useAppDispatch();
  const rows = useWorkRows(plan, 'shortTerm');
  const parts = useMemo(() => meetingParts(plan, rows, ({ task }) => task.responsibles), [plan, rows]);
  const place = usePlace(parts, at, onPlace);
  const nextStep = useNextStep(() => plan);
  const entries = useMeetingEntries(step);
  const about = useAboutWork(plan);
  const contextNow = useDecisionContext();
  const mayRecord = useAppSelector(selectMay('recordProgress'));
  const mayPlan = useAppSelector(selectMay('editPlan'));
  const [typing, setTyping] = useState<Typing>(null);
  const { part, row } = place;
  const access = row && mayRecord ? taskAccess(plan, row.id, contextNow()) : null;
  const notOwn = access?.record ?? null;
  const mayEnter = mayRecord && notOwn === null;
  const barred = mayEnter && row && !hasShareToLower(row, step) ? (access?.raise ?? null) : null;
  const explain = (one: WorkRow) => wayToExplain(one, about, () => setTyping('cause'));
  const late = delayedAmong(
    plan,
    rows.map(({ id }) => id),
  );
  const common = useCommonCommands({ onStep, onLeave });
  const enter = (share: number | null) => row && entries.enter(row, share);
  const move = (go: () => void) => {
    setTyping(null);
    go();
  };
  useMeetingKeys((command: MeetingCommand) => {
    switch (command.do) {
      case 'row':
        return move(() => place.toRow(command.by));
      case 'person':
        return move(() => place.toPart(command.by));
      case 'share':
        return void enter(command.share);
      case 'takeBack':
        return void (step === 'promise' && enter(null));
      case 'exact':
        return void (barred === null && setTyping('exact'));
      case 'asPromised':
        return void (step === 'review' && row && entries.asPromised(row));
      case 'all':
        return void (step === 'review' && part && entries.allAsPromised(part.rows));
      case 'cause':
        return row && explain(row)?.();
      case 'nextStep':
        return void (row && nextStep(row)?.act());
      case 'newEnd':
        return void (mayPlan && late.length > 0 && dispatch(rescheduleActions.asked(late)));
      default:
        common(command);
    }
  });
  if (!part) {
    return <Empty icon={<CalendarIcon />} title={t('nothing.title')} detail={t('nothing.detail')} />;
  }
  return (
    <Box sx={BODY}>
      <PeopleList
        parts={parts}
        current={part}
        step={step}
        onChosen={(one) => move(() => place.choose(one))}
      />
      <Box sx={{ minHeight: 0, overflow: 'auto' }}>
        {!mayRecord && <ReadOnlyNote failure={{ code: 'ACTION_FORBIDDEN' }} />}
        {step === 'promise' && <PromisedTerm plan={plan} late={late.length} />}
        <Box component="ol" aria-label={t(`list.${step}`)} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {part.rows.map((one) => (
            <MeetingRow
              key={one.id}
              row={one}
              step={step}
              isDecided={hasLastWorkedDayCome(plan, today)}
              isCurrent={one.id === row?.id}
              why={t(`taskPanel:why.${one.reason.code}`, shownParams(one.reason.params, i18n.language))}
              refusal={entries.refusals.get(one.id) ?? null}
              onCurrent={() => one.id !== row?.id && move(() => place.chooseRow(one.id))}
            >
              {notOwn && <WhyNot failure={refusalFailure(notOwn)} />}
              {barred && <WhyNot failure={refusalFailure(barred)} />}
              {mayEnter && typing === null && (
                <RowCommands
                  row={one}
                  step={step}
                  isBarred={barred !== null}
                  onExplain={step === 'review' ? explain(one) : undefined}
                  onShare={enter}
                  onExact={() => setTyping('exact')}
                  onAsPromised={() => entries.asPromised(one)}
                  nextStep={<NextStep plan={() => plan} row={one} reach={0} />}
                />
              )}
              {mayEnter && typing === 'exact' && (
                <PercentageForm
                  label={t(step === 'promise' ? 'promise' : 'doneLabel')}
                  onGiven={(share) => {
                    setTyping(null);
                    entries.enter(one, share);
                  }}
                  onClose={() => setTyping(null)}
                />
              )}
              {mayEnter && typing === 'cause' && <CauseForm row={one} onClose={() => setTyping(null)} />}
            </MeetingRow>
          ))}
        </Box>
      </Box>
    </Box>
  );
}

/** Whether more was entered of a task in this step than what the term began with: that can be taken back whatever bars more. */
const hasShareToLower = ({ task }: WorkRow, step: Props['step']): boolean =>
  (task[step === 'promise' ? 'commitment' : 'progress'] ?? 0) > task.lastProgress;

/** Which week is promised, and what stands in the way. */
function PromisedTerm({ plan, late }: { readonly plan: Plan; readonly late: number }) {
  const { t } = useTranslation(['meeting', 'gantt']);
  const format = useFormat();
  const { number, ...term } = openTerm(plan);
  const [from, to] = [term.startDate, termLastDay(term)].map(format.date);
  return (
    <Box sx={{ px: { xs: 3, md: 5 }, py: 2, fontSize: '0.8em' }}>
      {t('promisedTerm', { number, from, to })}
      {late > 0 && (
        <Box component="span" role="status" sx={{ ml: 3, color: 'stateText.delayed' }}>
          {t('gantt:late.count', { count: late })}
        </Box>
      )}
    </Box>
  );
}

const BODY = {
  display: 'grid',
  flex: 1,
  minHeight: 0,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(180px, 19%) minmax(0, 1fr)' },
  gridTemplateRows: { xs: 'auto minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
} as const;
