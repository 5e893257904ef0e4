import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import { LoginPage } from '../features/login/login-page';
import { MEMBERS_PATH } from '../base/paths';
import { RequireSession } from './require-session';
import { LeaveGuards } from '../base/unsaved/leave-guards';
import { LoadingPage } from '../base/states/loading';
import { RouteError, ScreenError } from '../base/states/route-error';
import type { AppStore } from './store';

/** Pages load when they are first visited. A new page is one line here and, where it belongs in the menu, one in shell/menu.ts. */
const pages: RouteObject[] = [
  {
    index: true,
    lazy: async () => ({
      Component: (await import('./pages/start-page')).StartPage,
    }),
  },
  {
    path: 'new_project',
    lazy: async () => ({
      Component: (await import('../features/new-project/new-project-page')).NewProjectPage,
    }),
  },
  {
    path: 'new_bussiness',
    lazy: async () => ({
      Component: (await import('../features/new-business/new-business-page')).NewBusinessPage,
    }),
  },
  {
    path: 'portfolio',
    lazy: async () => ({ Component: (await import('../features/portfolio/report-page')).ReportPage }),
  },
  {
    path: 'portfolio/laboratory',
    lazy: async () => ({
      Component: (await import('../features/laboratory/laboratory-page')).LaboratoryPage,
    }),
  },
  {
    path: 'businessSettings',
    lazy: async () => ({
      Component: (await import('../features/business-settings/business-settings-page')).BusinessSettingsPage,
    }),
  },
  {
    path: 'operations',
    lazy: async () => ({
      Component: (await import('../features/operations/operations-page')).OperationsPage,
    }),
  },
  {
    path: 'new_container',
    lazy: async () => ({
      Component: (await import('../features/containers/new-container-page')).NewContainerPage,
    }),
  },
  {
    path: 'container',
    lazy: async () => ({
      Component: (await import('../features/container-projects/container-page')).ContainerPage,
    }),
  },
  {
    path: 'edit_container',
    lazy: async () => ({
      Component: (await import('../features/containers/edit-container-page')).EditContainerPage,
    }),
  },
  {
    path: 'profile_settings',
    lazy: async () => ({ Component: (await import('../features/profile/profile-page')).ProfilePage }),
  },
  {
    path: 'learning',
    lazy: async () => ({ Component: (await import('../features/learning/learning-page')).LearningPage }),
  },
  {
    path: 'learning/:lesson',
    lazy: async () => ({ Component: (await import('../features/learning/lesson-page')).LessonPage }),
  },
  {
    path: 'help',
    lazy: async () => ({
      Component: (await import('../features/help/help-contents-page')).HelpContentsPage,
    }),
  },
  {
    path: 'help/:page',
    lazy: async () => ({ Component: (await import('../features/help/help-page')).HelpPage }),
  },
  {
    path: 'glossary',
    lazy: async () => ({ Component: (await import('../features/learning/glossary-page')).GlossaryPage }),
  },
  {
    path: 'members',
    // Its place before it became a section of the company's settings: links of mails and bookmarks go on.
    element: <Navigate to={MEMBERS_PATH} replace />,
  },
];

/** Pages that need nobody signed in. */
const publicPages: RouteObject[] = [
  {
    path: 'login/sign_on',
    lazy: async () => ({
      Component: (await import('../features/login/sign-on-return-page')).SignOnReturnPage,
    }),
  },
  {
    path: 'maintenance',
    lazy: async () => ({ Component: (await import('../base/states/maintenance-page')).MaintenancePage }),
  },
  {
    path: 'forgot_password',
    lazy: async () => ({
      Component: (await import('../features/reset-password/forgot-password-page')).ForgotPasswordPage,
    }),
  },
  {
    path: 'reset_password/:userId',
    lazy: async () => ({
      Component: (await import('../features/reset-password/reset-password-page')).ResetPasswordPage,
    }),
  },
  {
    path: 'forgot_email',
    lazy: async () => ({
      Component: (await import('../features/login/forgot-email-page')).ForgotEmailPage,
    }),
  },
  {
    path: 'create_account',
    lazy: async () => ({
      Component: (await import('../features/login/create-account-page')).CreateAccountPage,
    }),
  },
  {
    path: 'invitation',
    lazy: async () => ({
      Component: (await import('../features/invitation/invitation-page')).InvitationPage,
    }),
  },
  {
    path: 'unsubscribe',
    lazy: async () => ({
      Component: (await import('../features/unsubscribe/unsubscribe-page')).UnsubscribePage,
    }),
  },
];

/** Pages that need a selected project: `?project=<id>`. */
const projectPages: RouteObject[] = [
  {
    path: 'gantt',
    lazy: async () => ({ Component: (await import('./pages/gantt-page')).GanttPage }),
  },
  {
    path: 'field',
    lazy: async () => ({ Component: (await import('../features/field/field-page')).FieldPage }),
  },
  {
    path: 'restrictions',
    lazy: async () => ({
      Component: (await import('../features/restrictions/restrictions-page')).RestrictionsPage,
    }),
  },
  {
    path: 'restrictionsmanager',
    lazy: async () => ({
      Component: (await import('../features/restrictions-manager/restrictions-manager-page'))
        .RestrictionsManagerPage,
    }),
  },
  {
    path: 'restrictionsKanban',
    lazy: async () => ({
      Component: (await import('../features/restrictions-kanban/restrictions-kanban-page'))
        .RestrictionsKanbanPage,
    }),
  },
  {
    path: 'cnclog',
    lazy: async () => ({ Component: (await import('../features/cnc-log/cnc-log-page')).CncLogPage }),
  },
  {
    path: 'lineOfBalance',
    lazy: async () => ({
      Component: (await import('../features/line-of-balance/line-of-balance-page')).LineOfBalancePage,
    }),
  },
  {
    path: 'forecast',
    lazy: async () => ({
      Component: (await import('../features/forecast/forecast-page')).ForecastPage,
    }),
  },
  {
    path: 'minutes',
    lazy: async () => ({ Component: (await import('../features/minutes/minutes-page')).MinutesPage }),
  },
  {
    path: 'log_actions',
    lazy: async () => ({ Component: (await import('../features/log-actions/log-page')).LogPage }),
  },
  {
    path: 'notifications',
    lazy: async () => ({
      Component: (await import('../features/notifications/notifications-page')).NotificationsPage,
    }),
  },
  {
    path: 'rollback',
    lazy: async () => ({ Component: (await import('../features/rollback/rollback-page')).RollbackPage }),
  },
  {
    path: 'scenarios',
    lazy: async () => ({
      Component: (await import('../features/scenarios/scenarios-page')).ScenariosPage,
    }),
  },
  {
    path: 'compare',
    lazy: async () => ({
      Component: (await import('../features/scenarios/comparison-page')).ComparisonPage,
    }),
  },
  {
    path: 'settings',
    lazy: async () => ({ Component: (await import('../features/settings/settings-page')).SettingsPage }),
  },
  {
    path: 'merge',
    lazy: async () => ({ Component: (await import('../features/merge/merge-page')).MergePage }),
  },
  {
    // The settings, open at the program's configuration.
    path: 'program',
    lazy: async () => {
      const { SettingsPage } = await import('../features/settings/settings-page');
      return { element: <SettingsPage first="schedule" /> };
    },
  },
];

/** Pages of the week's work: each turns into the meeting about it. */
const meetingPages: RouteObject[] = [
  {
    path: 'progressManager',
    lazy: async () => ({
      Component: (await import('../features/progress-manager/progress-manager-page')).ProgressManagerPage,
    }),
  },
  {
    path: 'progressKanban',
    lazy: async () => ({
      Component: (await import('../features/progress-kanban/progress-kanban-page')).ProgressKanbanPage,
    }),
  },
  {
    path: 'reports',
    lazy: async () => ({ Component: (await import('../features/reports/reports-page')).ReportsPage }),
  },
];

/** Pages of a project that are its admins' alone. */
const adminPages: RouteObject[] = [
  {
    path: 'responsibles',
    lazy: async () => ({
      Component: (await import('../features/responsibles/responsibles-page')).ResponsiblesPage,
    }),
  },
];

/** Everything that stands in the shell. */
const screens: RouteObject[] = [
  ...pages,
  {
    lazy: async () => ({ Component: (await import('./require-project')).RequireProject }),
    children: [
      ...projectPages,
      {
        lazy: async () => ({
          Component: (await import('../features/meeting/meeting-or-page')).MeetingOrPage,
        }),
        children: meetingPages,
      },
      {
        lazy: async () => ({ Component: (await import('./require-admin')).RequireAdmin }),
        children: adminPages,
      },
    ],
  },
];

export function makeRouter(store: AppStore) {
  return createBrowserRouter([
    {
      Component: LeaveGuards,
      children: [
        { path: '/login', Component: LoginPage, ErrorBoundary: RouteError },
        { HydrateFallback: LoadingPage, ErrorBoundary: RouteError, children: publicPages },
        {
          Component: RequireSession,
          HydrateFallback: LoadingPage,
          ErrorBoundary: RouteError,
          children: [
            {
              lazy: () => workspaceRoute(store),
              children: [{ ErrorBoundary: ScreenError, children: screens }],
            },
          ],
        },
        { path: '*', element: <Navigate to="/" replace /> },
      ],
    },
  ]);
}

/** The shell, and with it the state and sagas of a signed-in person. */
async function workspaceRoute(store: AppStore) {
  const [{ Shell }, { workspaceReducer }, { workspaceSaga }] = await Promise.all([
    import('./shell/shell'),
    import('./workspace-state'),
    import('./workspace'),
  ]);
  store.openWorkspace(workspaceReducer, workspaceSaga);
  return { Component: Shell };
}
