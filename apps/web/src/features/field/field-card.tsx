import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { refusalFailure } from '@plomada/contracts';
import {
  fallsShort,
  hundredths,
  isCompleteCause,
  type Plan,
  restrictionsOf,
  shortCodes,
  shownDays,
  type Task,
  taskAccess,
  treeOf,
} from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';
import { UploadIcon } from '../../base/icons/icons';
import { WhyNot } from '../../base/states/why-not';
import { unitsText } from '../../columns/units-text';
import { useDecisionContext } from '../../plan/editing/use-decision-context';
import { usePlanRow } from '../../plan/rows/use-plan-view';
import { TaskLink } from '../../plan/task-in-address/task-link';
import { AskToMove } from '../move-request/ask-to-move';
import type { ShownProposal } from '../notifications/own-unsent';
import { actionOf } from '../notifications/proposal-subject';
import { WaitingLine } from '../notifications/waiting-line';
import { AddPhotosButton } from '../photos/add-photos-button';
import { PhotoStrip } from '../photos/photo-strip';
import { photosOfTask } from '../photos/task-photos';
import type { SheetKind } from './field-sheets';
import { ProgressKeys } from './progress-keys';
import { TOUCH_PX, TOUCHED } from './touch';

interface Props {
  readonly plan: Plan;
  readonly task: Task;
  /** It belongs to the open term: its progress is asked for. */
  readonly isOpenTerm: boolean;
  /** This person may report on the project. */
  readonly may: boolean;
  /** Something said of it is still on this device only. */
  readonly isUnsent: boolean;
  /** What is proposed of it and waits. */
  readonly waiting: readonly ShownProposal[];
  readonly onOpen: (kind: SheetKind) => void;
}

/** One task of mine: what it is, how far it is, and everything that I can say of it, each a thumb high. */
export function FieldCard({ plan, task, isOpenTerm, may, isUnsent, waiting, onOpen }: Props) {
  const { t } = useTranslation('field');
  const row = usePlanRow(task.id);
  const contextNow = useDecisionContext();
  const { attach, raise } = taskAccess(plan, task.id, contextNow());
  const report = waiting.map(actionOf).find((action) => action.type === 'FINISH_TASK');
  const causes = [...task.causes, report?.payload.cause ?? []].flat();
  const lacks = restrictionsOf(plan, task.id).open.length;
  return (
    <Paper component="article" variant="outlined" aria-label={task.text} sx={{ p: 3, mb: 3 }}>
      <Head plan={plan} task={task} isUnsent={isUnsent} />
      {raise && isOpenTerm && <WhyNot failure={refusalFailure(raise)} />}
      {raise?.code === 'TASK_DELAYED' && row && <AskToMove {...{ plan, row, task }} sx={TOUCHED} />}
      {waiting.map((proposal) => (
        <WaitingLine key={proposal.id} proposal={proposal} button={TOUCHED} />
      ))}
      {may && isOpenTerm && (
        <ProgressKeys task={task} proposed={report?.payload.progress ?? null} isBarred={raise !== null} />
      )}
      {may && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2, '& > *': { flex: '1 1 30%' } }}>
          {isOpenTerm && raise === null && task.kind !== 'milestone' && (
            <SheetButton
              text={t('exact')}
              about={t('exactOf', { task: task.text })}
              onClick={() => onOpen('exact')}
            />
          )}
          {isOpenTerm && fallsShort(task) && (
            <Button
              variant="outlined"
              color={causes.some(isCompleteCause) ? 'inherit' : 'error'}
              aria-label={t('whyOf', { task: task.text })}
              onClick={() => onOpen('cause')}
              sx={TOUCHED}
            >
              {t('why')}
            </Button>
          )}
          <SheetButton
            text={lacks > 0 ? t('lackMore', { count: lacks }) : t('lack')}
            about={t('lackOf', { task: task.text })}
            onClick={() => onOpen('lack')}
          />
          <SheetButton
            text={t('comment')}
            about={t('commentOf', { task: task.text })}
            onClick={() => onOpen('comment')}
          />
          {!attach && <AddPhotosButton task={task} variant="outlined" color="inherit" sx={TOUCHED} />}
        </Box>
      )}
      <Box sx={{ mt: 2, '&:empty': { display: 'none' } }}>
        <PhotoStrip
          label={t('photosOf', { task: task.text })}
          photos={photosOfTask(plan, task.id)}
          side={TOUCH_PX}
          most={5}
        />
      </Box>
    </Paper>
  );
}

interface SheetButtonProps {
  readonly text: string;
  /** What it does, and to which task. */
  readonly about: string;
  readonly onClick: () => void;
}

const SheetButton = ({ text, about, onClick }: SheetButtonProps) => (
  <Button variant="outlined" color="inherit" aria-label={about} onClick={onClick} sx={TOUCHED}>
    {text}
  </Button>
);

/** What the task is, when, what was promised and done, and why it stands still. */
function Head({ plan, task, isUnsent }: Pick<Props, 'plan' | 'task' | 'isUnsent'>) {
  const { t } = useTranslation('field');
  const format = useFormat();
  const kind = treeOf(plan).kindOf(task.id);
  const { firstDay, lastDay } = shownDays(plan, task, kind, task.start, task.end);
  const branch = task.parent === null ? undefined : plan.tasks.get(task.parent)?.text;
  const shareText = (share: 'progress' | 'commitment'): string => {
    const units = unitsText(task, share, format);
    return `${format.percent(hundredths(task[share] ?? 0))}${units ? ` (${units})` : ''}`;
  };
  const facts = [
    branch,
    kind === 'milestone' ? format.date(firstDay) : `${format.date(firstDay)} – ${format.date(lastDay)}`,
    task.commitment !== null && t('promised', { share: shareText('commitment') }),
    t('done', { share: shareText('progress') }),
    task.lastProgress > 0 && t('lastClose', { share: format.percent(hundredths(task.lastProgress)) }),
  ];
  const causes = task.causes.map(({ cncType, detail }) =>
    detail && detail !== cncType ? `${cncType}: ${detail}` : cncType,
  );
  return (
    <Box sx={{ mb: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2 }}>
        <Typography
          variant="h3"
          sx={{ flex: 1, fontSize: '1rem', fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          <TaskLink taskId={task.id} underline="hover" sx={{ color: 'text.primary' }}>
            {shortCodes(plan).get(task.id)} {task.text}
          </TaskLink>
        </Typography>
        {isUnsent && (
          <Chip
            size="small"
            variant="outlined"
            color="warning"
            icon={<UploadIcon fontSize="small" />}
            label={t('unsent')}
          />
        )}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {facts.filter(Boolean).join(' · ')}
      </Typography>
      {causes.length > 0 && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {t('because', { causes: causes.join(' · ') })}
        </Typography>
      )}
      {task.comments !== '' && (
        <Typography variant="body2" sx={LAST_LINES}>
          «{task.comments}»
        </Typography>
      )}
    </Box>
  );
}

const LAST_LINES = {
  color: 'text.secondary',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  maxHeight: '4.5em',
  overflow: 'auto',
} as const;
