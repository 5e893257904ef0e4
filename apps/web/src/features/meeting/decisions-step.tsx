import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { DecisionOutcome } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';
import { useAppSelector } from '../../base/hooks';
import { Empty } from '../../base/states/empty';
import { selectMay } from '../../plan/state/plan-selectors';
import { EarlierDecisions, decisionDetails } from '../minutes/earlier-decisions';
import { ChoiceRows } from './choice-rows';
import type { MeetingStep } from './meeting-steps';
import { useChoices } from './use-choices';
import { useCommonCommands } from './use-common-commands';
import { useMeetingKeys } from './use-meeting-keys';
import type { MeetingMinutesInHand } from './use-meeting-minutes';

interface Props extends MeetingMinutesInHand {
  readonly onStep: (step: MeetingStep) => void;
  readonly onLeave: () => void;
}

/** How a meeting begins: what earlier ones decided and nobody has said to be done, each done or not done. */
export function DecisionsStep({ minutes, content, write, onStep, onLeave }: Props) {
  const { t } = useTranslation('meeting');
  const format = useFormat();
  const mayWrite = useAppSelector(selectMay('editPlan'));
  const { open } = minutes;
  const { outcomes } = content;
  const saidOf = (id: string) => outcomes.find((one) => one.id === id)?.isDone ?? null;
  const rows = open.map((one) => ({
    ...{ id: one.id, title: one.text, chosen: saidOf(one.id), removal: null },
    detail: decisionDetails(one, t, format).join(' · '),
  }));
  const choose = (id: string, isDone: boolean | null) =>
    mayWrite && write({ outcomes: withOutcome(outcomes, id, isDone) });
  const choices = useChoices(rows, choose);
  const common = useCommonCommands({ onStep, onLeave });
  useMeetingKeys((command) => void (choices.take(command) || common(command)));
  const answered = rows.filter(({ chosen }) => chosen !== null).length;
  return (
    <Box sx={{ flex: 1, minHeight: 0, overflow: 'auto', px: { xs: 3, md: 8 }, py: 4 }}>
      <Typography component="h2" sx={{ fontSize: '1.2em', fontWeight: 700 }}>
        {t('decisions.title')}
      </Typography>
      <Typography role="status" sx={{ fontSize: '0.85em', color: 'text.secondary', mb: 3 }}>
        {t('decisions.answered', { answered, count: rows.length })}
      </Typography>
      {rows.length === 0 && <Empty title={t('decisions.none')} />}
      {mayWrite ? (
        <ChoiceRows
          label={t('decisions.title')}
          rows={rows}
          current={choices.current}
          yes={t('decisions.done')}
          no={t('decisions.notDone')}
          onCurrent={choices.setCurrent}
          onChoose={choose}
        />
      ) : (
        <EarlierDecisions open={open} outcomes={outcomes} />
      )}
    </Box>
  );
}

const withOutcome = (
  outcomes: readonly DecisionOutcome[],
  id: string,
  isDone: boolean | null,
): readonly DecisionOutcome[] => [
  ...outcomes.filter((one) => one.id !== id),
  ...(isDone === null ? [] : [{ id, isDone }]),
];
