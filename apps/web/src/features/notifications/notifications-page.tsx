import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Plan } from '@plomada/domain';
import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { BellIcon, SettingsIcon } from '../../base/icons/icons';
import { Page } from '../../base/layout/page';
import { PageHeader } from '../../base/layout/page-header';
import { Empty } from '../../base/states/empty';
import { ErrorRetry } from '../../base/states/error-retry';
import { LoadingRows } from '../../base/states/loading';
import { PROFILE_PATH } from '../../base/paths';
import { useProjectId } from '../../base/use-project-id';
import { PlanBoundary } from '../../plan/plan-boundary';
import { useToday } from '../../plan/rows/use-today';
import { selectMay, selectMustPropose } from '../../plan/state/plan-selectors';
import { Notices } from './notices';
import {
  notificationsActions,
  selectNotices,
  selectNotifications,
  selectProposals,
} from './notifications-slice';
import { OwnProposals } from './own-proposals';
import { ProposalsToDecide } from './proposals-to-decide';
import { proposalsByPerson } from './proposals-by-person';
import { useFocusKept } from './use-focus-kept';

/** /notifications: what responsibles propose and wait for, and what one is told. */
export function NotificationsPage() {
  const { t } = useTranslation(['notifications', 'columns', 'gantt', 'codes']);
  return (
    <Page layout="read">
      <PlanBoundary loading={<LoadingRows rows={6} />}>
        {(plan) => (
          <>
            <PageHeader title={t('title')} tools={<ChooseNotices />} />
            <Notifications plan={plan} />
          </>
        )}
      </PlanBoundary>
    </Page>
  );
}

function ChooseNotices() {
  const { t } = useTranslation('notifications');
  return (
    <Button component={RouterLink} to={PROFILE_PATH} startIcon={<SettingsIcon />}>
      {t('choose')}
    </Button>
  );
}

function Notifications({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation(['notifications', 'common']);
  const dispatch = useAppDispatch();
  const projectId = useProjectId()!;
  const state = useAppSelector(selectNotifications);
  const proposals = useAppSelector(selectProposals);
  const notices = useAppSelector(selectNotices);
  const decides = useAppSelector(selectMay('acceptProposals'));
  const works = useAppSelector(selectMay('recordProgress'));
  const proposes = useAppSelector(selectMustPropose) && works;
  const today = useToday();
  const area = useRef<HTMLDivElement>(null);
  const inOrder = useMemo(
    () => proposalsByPerson(proposals).flatMap((person) => person.proposals.map(({ id }) => id)),
    [proposals],
  );
  const onFocus = useFocusKept(area, inOrder, state.busy);
  useEffect(() => void dispatch(notificationsActions.requested({ projectId })), [dispatch, projectId]);
  if (state.projectId !== projectId || state.status === 'loading') return <LoadingRows rows={6} />;
  const hasFailed = state.status === 'failed';
  const again = () => dispatch(notificationsActions.requested({ projectId }));
  // What is proposed on this device is there without a network too.
  if (hasFailed && proposals.length === 0)
    return <ErrorRetry title={t('failed')} failure={state.failure} onRetry={again} />;
  const isEmpty = proposals.length === 0 && notices.length === 0;
  const emptyDetail = decides ? 'empty.decides' : proposes ? 'empty.proposes' : 'empty.detail';
  return (
    <Box ref={area} tabIndex={-1} onFocus={onFocus} sx={AREA}>
      {hasFailed && (
        <Alert
          severity="warning"
          action={<Button onClick={again}>{t('common:retry')}</Button>}
          sx={{ mb: 4 }}
        >
          {t('failed')}
        </Alert>
      )}
      {isEmpty && <Empty icon={<BellIcon />} title={t('empty.title')} detail={t(emptyDetail)} />}
      {decides && !isEmpty && (
        <Part title={t('toDecide')}>
          <ProposalsToDecide {...{ plan, proposals, today }} />
        </Part>
      )}
      {!decides && (proposes || proposals.length > 0) && !isEmpty && (
        <Part title={t('own.title')}>
          <OwnProposals {...{ plan, proposals, today }} />
        </Part>
      )}
      {notices.length > 0 && (
        <Part title={t('notices')}>
          <Notices {...{ plan, notices }} />
        </Part>
      )}
    </Box>
  );
}

const AREA = { display: 'flex', flexDirection: 'column', flex: '1 0 auto', outline: 'none' } as const;

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Part({ title, children }: PartProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 8 }}>
      <Typography id={id} variant="h2" component="h2" tabIndex={-1} data-part-heading sx={{ mb: 3 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
