import { type PastAction, pastActionRoutes } from '@plomada/contracts';
import type { Restriction } from '@plomada/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callRoute } from '../../base/api/call-route';
import { useQuery } from '../../base/api/use-query';
import { NOTHING, useFormat } from '../../base/format';
import { ExpandMoreIcon } from '../../base/icons/icons';
import { ErrorRetry } from '../../base/states/error-retry';
import { LoadingRows } from '../../base/states/loading';
import { useProjectId } from '../../base/use-project-id';
import { actionText, authorText } from '../../columns/action-columns';
import { useWhenLogged } from '../../plan/rows/use-when-logged';
import { fieldsOf } from '../log-actions/changed-fields';
import { useValueText } from '../log-actions/use-value-text';

/** Lines of a page. */
const MOST = 20;

/** What happened to a restriction, newest first: closed at first, and asked for when it is opened. */
export function RestrictionHistory({ restriction }: { readonly restriction: Restriction }) {
  const { t } = useTranslation(['restrictions', 'log']);
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  return (
    <Box>
      <Button
        size="small"
        color="inherit"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        startIcon={<ExpandMoreIcon sx={{ transform: isOpen ? 'none' : 'rotate(-90deg)' }} />}
        onClick={() => setOpen(!isOpen)}
      >
        {t('history.title')}
      </Button>
      {isOpen && (
        <Box
          id={listId}
          sx={{ mt: 1, maxHeight: 320, overflow: 'auto' }}
          tabIndex={0}
          role="region"
          aria-label={t('history.title')}
        >
          <HistoryPage restriction={restriction} before={null} />
        </Box>
      )}
    </Box>
  );
}

interface PageProps {
  readonly restriction: Restriction;
  /** Lines older than this seq; the newest where it is null. */
  readonly before: number | null;
}

function HistoryPage({ restriction, before }: PageProps) {
  const { t } = useTranslation('restrictions');
  const projectId = useProjectId()!;
  const { id: row } = restriction;
  const [wantsOlder, wantOlder] = useState(false);
  const ask = useCallback(
    () =>
      callRoute(pastActionRoutes.all, {
        params: { projectId },
        query: { row, most: MOST, ...(before !== null && { before }) },
      }),
    [projectId, row, before],
  );
  const [answer, again] = useQuery(ask);
  useWhenLogged([restriction], again);
  if (answer.status === 'loading') return <LoadingRows rows={3} />;
  if (answer.status === 'failed') {
    return <ErrorRetry title={t('history.failed')} failure={answer.failure} onRetry={again} />;
  }
  const { actions, next } = answer.value;
  if (actions.length === 0 && before === null) return <Typography>{t('history.none')}</Typography>;
  return (
    <>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {actions.map((action) => (
          <HistoryLine key={action.id} action={action} />
        ))}
      </Box>
      {next !== null && !wantsOlder && (
        <Button size="small" onClick={() => wantOlder(true)}>
          {t('history.older')}
        </Button>
      )}
      {next !== null && wantsOlder && <HistoryPage restriction={restriction} before={next} />}
    </>
  );
}

/** Who did what and when, and the fields before and after. */
function HistoryLine({ action }: { readonly action: PastAction }) {
  const { t } = useTranslation(['log', 'restrictions']);
  const format = useFormat();
  const { sidesOf } = useValueText();
  const { changes = [], at } = action;
  const isMade = changes.some(({ kind }) => kind === 'add') && action.action.type !== 'UNDO';
  const edits = changes.filter(({ kind }) => kind === 'set');
  return (
    <Box component="li" sx={{ py: 2, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {isMade ? t('restrictions:history.made') : actionText(action, t)}
      </Typography>
      {edits.flatMap((change, place) =>
        fieldsOf(change).map((changed) => {
          const { before, after } = sidesOf(change, changed);
          return (
            <Typography key={`${place} ${changed.field}`} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {t(`log:field.any.${changed.field}`, { defaultValue: changed.field })}: {before || NOTHING} →{' '}
              {after || NOTHING}
            </Typography>
          );
        }),
      )}
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {authorText(action, t)} · {format.date(at)}
      </Typography>
    </Box>
  );
}
