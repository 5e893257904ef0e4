import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { type CSSProperties, memo, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActivityAlert } from '../../features/idle/activity-alert';
import { HelpHost } from '../../features/help/help-host';
import { ImportDialog } from '../../features/import/import-dialog';
import { BeforePage } from './before-page';
import { SendingBackdrop } from './sending-backdrop';
import { selectMay, selectTimeZone } from '../../plan/state/plan-selectors';
import { SelectionInTerm } from '../../plan/filter/selection-in-term';
import { useUndoKeys } from '../../plan/undo/use-undo-keys';
import { TourHost } from '../../features/learning/tour/tour-host';
import { OutsideMeeting } from '../../features/meeting/outside-meeting';
import { NotificationsHost } from '../../features/notifications/notifications-host';
import { RestrictionDialogHost } from '../../features/restriction-dialog/restriction-dialog-host';
import { LogEntryHost } from '../../features/log-actions/log-entry-host';
import { LostTextDialog } from '../../plan/lost-text/lost-text-dialog';
import { TaskPanelHost } from '../../features/task-panel/task-panel-host';
import { Reschedule } from '../../features/reschedule/reschedule';
import { selectUser } from '../../base/session/session-slice';
import { ScenarioBanner } from '../../features/scenarios/scenario-banner';
import { ServerProblem } from '../../features/session/server-problem';
import { RejectedActions } from '../../features/rejected-actions/rejected-actions';
import { SyncStopped } from '../../features/rejected-actions/sync-stopped';
import { SignOffDialog } from '../../features/sign-off/sign-off-dialog';
import { CloseTerm } from '../../features/term/close-term';
import { ClosingBackdrop } from '../../features/term/closing-backdrop';
import { TimeZoneDialog } from '../../features/time-zone/time-zone-dialog';
import { VersionDialog } from '../../features/version/version-dialog';
import { GridOwner } from '../../base/grid/grid-owner';
import { useAppSelector } from '../../base/hooks';
import { ShownZone } from '../../base/use-day';
import { PRINTED_WHOLE } from '../../base/layout/printed';
import { usePhone } from '../../base/layout/use-phone';
import { Messages } from '../../base/messages/messages';
import { DRAWER_COLLAPSED_WIDTH, DRAWER_WIDTH } from '../../base/theme/tokens';
import { MAIN_ID, MainArea } from './main-area';
import { OfflineBanner } from './offline-banner';
import { SideMenu } from './side-menu';
import { TopBar } from './top-bar';
import { useDrawer } from './use-drawer';
import { useOpenProject } from './use-open-project';

/** What surrounds every page of a signed-in person. The address alone does not draw it again: each letter of a filter changes it. */
export const Shell = memo(function Shell() {
  const phone = usePhone();
  const drawer = useDrawer();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const openHelp = () => setHelpOpen(true);
  const menuWidth = phone ? 0 : drawer.collapsed ? DRAWER_COLLAPSED_WIDTH : DRAWER_WIDTH;
  useUndoKeys();
  const user = useAppSelector(selectUser);
  const mayShare = useAppSelector(selectMay('editPlan'));
  const timeZone = useAppSelector(selectTimeZone);
  const gridOwner = useMemo(() => ({ userId: user?.id ?? '', mayShare }), [user?.id, mayShare]);
  return (
    <Box
      sx={{ display: 'flex', height: '100dvh', overflow: 'hidden', ...PRINTED_WHOLE }}
      // What stands fixed at the left stands beside the menu.
      style={{ '--side-menu': `${menuWidth}px` } as CSSProperties}
    >
      <ProjectOfAddress />
      <SkipLink />
      <OutsideMeeting>
        <SideMenu
          variant={phone ? 'temporary' : 'permanent'}
          collapsed={!phone && drawer.collapsed}
          open={!phone || drawer.openOnPhone}
          onClose={drawer.closeOnPhone}
          onHelp={openHelp}
        />
      </OutsideMeeting>
      <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0, ...PRINTED_WHOLE }}>
        <OutsideMeeting>
          <TopBar
            onMenu={phone ? drawer.toggleOnPhone : drawer.toggle}
            expanded={phone ? drawer.openOnPhone : !drawer.collapsed}
            onHelp={openHelp}
          />
        </OutsideMeeting>
        <Suspense fallback={null}>
          <ScenarioBanner />
        </Suspense>
        <OfflineBanner />
        <Box sx={{ display: 'flex', flex: 1, minHeight: 0, ...PRINTED_WHOLE }}>
          <GridOwner value={gridOwner}>
            <ShownZone value={timeZone}>
              <MainArea />
            </ShownZone>
          </GridOwner>
          <Suspense fallback={null}>
            <TaskPanelHost />
            <LostTextDialog />
          </Suspense>
        </Box>
      </Box>
      <BeforePage>
        <ClosingBackdrop />
        <CloseTerm />
        <SelectionInTerm />
        <RestrictionDialogHost />
        <NotificationsHost />
        <LogEntryHost />
        <Reschedule />
        <ImportDialog />
        <RejectedActions />
        <SyncStopped />
        <SendingBackdrop />
        <ServerProblem />
        <ActivityAlert />
        <VersionDialog />
        <TimeZoneDialog />
        <SignOffDialog />
        <TourHost />
        <HelpHost open={isHelpOpen} onClose={() => setHelpOpen(false)} />
        <Messages />
      </BeforePage>
    </Box>
  );
});

function ProjectOfAddress() {
  useOpenProject();
  return null;
}

/** The first stop of the Tab key: past the menu. */
function SkipLink() {
  const { t } = useTranslation('shell');
  return (
    <Link
      href={`#${MAIN_ID}`}
      sx={{
        position: 'absolute',
        left: 8,
        top: -60,
        zIndex: 'tooltip',
        p: 2,
        bgcolor: 'background.paper',
        '&:focus': { top: 8 },
      }}
    >
      {t('skipToContent')}
    </Link>
  );
}
