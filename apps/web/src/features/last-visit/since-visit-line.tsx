import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { TFunction } from 'i18next';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { focusBack, useLostFocus } from '../../base/focus/use-lost-focus';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { CloseIcon } from '../../base/icons/icons';
import { logSincePath } from '../../base/paths';
import type { ChangesSince } from './changes-since';
import { lastVisitActions, selectLastVisit } from './last-visit-slice';

/** What others changed since the person's last visit, and the way to it; nothing where there is nothing to tell. */
export function SinceVisitLine() {
  const { t } = useTranslation('log');
  const visit = useAppSelector(selectLastVisit);
  const textId = useId();
  const focus = useLostFocus(focusBack);
  return (
    <Box sx={LINE} {...focus}>
      {/* There before its words are: a screen reader says those that come. */}
      <Typography id={textId} aria-live="polite" variant="body2" color="textSecondary" sx={{ minWidth: 0 }}>
        {visit?.changes && toldText(t, visit.changes)}
      </Typography>
      {visit?.changes && visit.since !== null && (
        <Ways projectId={visit.projectId} since={visit.since} textId={textId} />
      )}
    </Box>
  );
}

/** Of one person the name is said, of several how many they are, and of too many to be counted nothing. */
function toldText(t: TFunction<'log'>, { count, isMore, people }: ChangesSince): string {
  if (isMore) return t('visit.many', { count });
  const by = people.length === 1 ? people[0] : t('visit.people', { count: people.length });
  return t('visit.told', { count, by });
}

interface WaysProps {
  readonly projectId: string;
  readonly since: string;
  /** The element that says what there is to see. */
  readonly textId: string;
}

/** To the changes, or on with the work without them. */
function Ways({ projectId, since, textId }: WaysProps) {
  const { t } = useTranslation('log');
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(lastVisitActions.shown({ projectId, since }));
  }, [dispatch, projectId, since]);
  const dismiss = () => dispatch(lastVisitActions.dismissed());
  return (
    <>
      <Button
        component={Link}
        to={logSincePath(projectId, since)}
        size="small"
        aria-describedby={textId}
        onClick={dismiss}
        sx={TARGET}
      >
        {t('visit.see')}
      </Button>
      <IconButton
        size="small"
        aria-label={t('visit.dismiss')}
        title={t('visit.dismiss')}
        onClick={dismiss}
        sx={TARGET}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
    </>
  );
}

const LINE = { display: 'flex', alignItems: 'center', gap: 2, flexShrink: 0, px: 4 } as const;
const TARGET = { flexShrink: 0, minHeight: { xs: 44, sm: 0 }, minWidth: { xs: 44, sm: 0 } } as const;
