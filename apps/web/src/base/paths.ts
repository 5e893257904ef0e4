/** The addresses of the product (platform spec, section 2). The selected project travels as `?project=`, so that a link survives a reload. */
export const PROJECT_PARAM = 'project';

export function projectPath(path: string, projectId: string): string {
  return `${path}?${PROJECT_PARAM}=${encodeURIComponent(projectId)}`;
}

/** The container that a page is about: it travels in the address as a project does. */
export const CONTAINER_PARAM = 'container';
export const CONTAINER_PATH = '/container';

export function containerPath(path: string, containerId: string): string {
  return `${path}?${CONTAINER_PARAM}=${encodeURIComponent(containerId)}`;
}

/** The task that a page of the plan is to show. */
export const TASK_PARAM = 'task';

/** The Gantt at a task: its branches open, its row selected, row and bar in sight. */
export function taskPath(projectId: string, taskId: string): string {
  return `${projectPath('/gantt', projectId)}&${TASK_PARAM}=${encodeURIComponent(taskId)}`;
}

/** The reports with what a closed term came to: their table of terms, filtered by it. */
export function closedTermPath(projectId: string, termNumber: number): string {
  return `${projectPath('/reports', projectId)}&is.term=${termNumber}`;
}

/** The log with the history of one task. */
export function taskLogPath(projectId: string, taskId: string): string {
  return `${projectPath('/log_actions', projectId)}&row=${encodeURIComponent(taskId)}`;
}

/** The log with what others did since an instant. */
export function logSincePath(projectId: string, since: string): string {
  return `${projectPath('/log_actions', projectId)}&since=${encodeURIComponent(since)}`;
}

/** The number of the short term that a page is about. */
export const TERM_PARAM = 'term';

/** The civil day that a page is about. */
export const DATE_PARAM = 'date';

/** The minutes of the meeting about a short term, of that of a day, else of the newest. */
export function minutesPath(projectId: string, termNumber: number, date?: string): string {
  const path = `${projectPath('/minutes', projectId)}&${TERM_PARAM}=${termNumber}`;
  return date === undefined ? path : `${path}&${DATE_PARAM}=${date}`;
}

/** Asks a page of the week's work to be shown as the meeting about it. */
export const MEETING_PARAM = 'meeting';

/** The weekly meeting. */
export function meetingPath(projectId: string): string {
  return `${projectPath('/progressManager', projectId)}&${MEETING_PARAM}=1`;
}

/** The section of a page of settings. */
export const SECTION_PARAM = 'section';

/** The import job whose schedule a page is about. */
export const JOB_PARAM = 'job';

/** Where a file that was read is compared with the plan. */
export function mergePath(projectId: string, jobId: string): string {
  return `${projectPath('/merge', projectId)}&${JOB_PARAM}=${encodeURIComponent(jobId)}`;
}

/** Public pages beside the login. */
export const MAINTENANCE_PATH = '/maintenance';
export const FORGOT_PASSWORD_PATH = '/forgot_password';
export const FORGOT_EMAIL_PATH = '/forgot_email';
export const CREATE_ACCOUNT_PATH = '/create_account';
export const INVITATION_PATH = '/invitation';

/** What is tried out beside the live plan of a project. */
export const SCENARIOS_PATH = '/scenarios';

/** The scenario, by its own id in the project, that a page is about. */
export const SCENARIO_PARAM = 'scenario';

/** A scenario beside the live plan. */
export function comparisonPath(projectId: string, scenarioId: string): string {
  return `${projectPath('/compare', projectId)}&${SCENARIO_PARAM}=${encodeURIComponent(scenarioId)}`;
}

/** The projects of a business, compared. */
export const LABORATORY_PATH = '/portfolio/laboratory';

/** How the installation runs: for those who operate it. */
export const OPERATIONS_PATH = '/operations';

export const LINE_OF_BALANCE_PATH = '/lineOfBalance';
export const FORECAST_PATH = '/forecast';
export const FIELD_PATH = '/field';
export const NOTIFICATIONS_PATH = '/notifications';
export const PROFILE_PATH = '/profile_settings';
export const LEARNING_PATH = '/learning';
export const HELP_PATH = '/help';
/** The lesson whose guided tour is under way. */
export const TOUR_PARAM = 'tour';
export const GLOSSARY_PATH = '/glossary';
export const MEMBERS_PATH = '/businessSettings?section=members';
export const TEMPLATES_PATH = '/businessSettings?section=restrictionTemplates';
