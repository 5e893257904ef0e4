import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { MAX_TASK_NAME, stateReason } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { ArrowBackIcon, CloseIcon } from '../../base/icons/icons';
import { STATE_COLOURS } from '../../columns/state-colours';
import { useToday } from '../../plan/rows/use-today';
import { selectMustPropose } from '../../plan/state/plan-selectors';
import { rescheduleActions } from '../reschedule/reschedule-slice';
import { useAnalysis } from '../restriction-edits/use-analysis';
import { usePanelIsPage } from './panel-frame';
import { PanelMenu } from './panel-menu';
import { ShowInGantt } from './show-in-gantt';
import type { ShownTask } from './shown-task';
import { TypedText } from './typed-text';
import { useStateWords } from './use-state-words';
import { useTaskEdit } from './use-task-edit';

/** What the task is called, where it stands and why, and what can be done about it. */
export function PanelHead({ onClose, ...shown }: ShownTask & { readonly onClose: () => void }) {
  const { t } = useTranslation(['taskPanel', 'common']);
  const isPage = usePanelIsPage();
  const { row, access } = shown;
  return (
    <Box
      component="header"
      sx={{ flexShrink: 0, px: 4, pt: 2, pb: 3, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, ml: isPage ? -2 : 0, mr: -2 }}>
        {isPage && (
          <IconButton aria-label={t('common:back')} onClick={onClose}>
            <ArrowBackIcon />
          </IconButton>
        )}
        <Typography variant="body2" color="textSecondary" sx={{ flex: 1, minWidth: 0 }} noWrap>
          {row.code} · {t(`kind.${row.kind}`)}
        </Typography>
        <ShowInGantt row={row} />
        <PanelMenu {...shown} />
        {!isPage && (
          <IconButton size="small" aria-label={t('common:close')} title={t('closeKey')} onClick={onClose}>
            <CloseIcon fontSize="small" />
          </IconButton>
        )}
      </Box>
      {access.plan ? <ReadName name={row.text} /> : <EditedName {...shown} />}
      {row.kind !== 'summary' && <State {...shown} />}
    </Box>
  );
}

const ReadName = ({ name }: { readonly name: string }) => (
  <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
    {name}
  </Typography>
);

function EditedName({ row }: Pick<ShownTask, 'row'>) {
  const { t } = useTranslation('taskPanel');
  const { put } = useTaskEdit(row);
  return (
    <Box sx={{ mt: 2 }}>
      <TypedText
        label={t('name')}
        value={row.text}
        maxLength={MAX_TASK_NAME}
        onTyped={(value) => put({ field: 'text', id: row.id, value })}
      />
    </Box>
  );
}

/** The state, why it is so, and the step that changes it where there is one. */
function State({ plan, row, task, access }: ShownTask) {
  const { t } = useTranslation(['taskPanel', 'gantt', 'reschedule']);
  const dispatch = useAppDispatch();
  const reason = stateReason(plan, task, useToday());
  const words = useStateWords();
  const { state } = reason;
  const { analyse } = useAnalysis();
  const proposes = useAppSelector(selectMustPropose);
  return (
    <Box sx={{ mt: 3, pl: 3, borderLeft: 3, borderColor: `stateText.${STATE_COLOURS[state]}` }}>
      <Typography variant="body2" sx={{ fontWeight: 600, color: `stateText.${STATE_COLOURS[state]}` }}>
        {t(`gantt:state.${state}`)}
      </Typography>
      <Typography variant="body2">{words(reason)}</Typography>
      {state === 'delayed' && !access.plan && (
        <Button size="small" sx={STEP} onClick={() => dispatch(rescheduleActions.asked([row.id]))}>
          {t('reschedule:button')}
        </Button>
      )}
      {state === 'notAnalysed' && !access.record && !proposes && (
        <Button size="small" sx={STEP} onClick={() => analyse([row.id], true)}>
          {t('needsNothing')}
        </Button>
      )}
    </Box>
  );
}

const STEP = { mt: 1, ml: -3 } as const;
