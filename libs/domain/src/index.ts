export type { ActionDefinition } from './actions/action';
export { batchOf } from './actions/batch-of';
export { REFUSAL_CODES } from './actions/codes';
export { planProblem } from './actions/import/import-checks';
export { boundsFinish, constraintTypesOf, isDatedConstraint } from './rules/constraint-types';
export { MAX_PROJECT_PHOTOS } from './rules/photo-limits';
export { typesTaken } from './actions/links/link-checks';
export { ID_FORM, isNewId, MAX_BULK } from './actions/payload-fields';
export {
  ACTIONS,
  brokenByUndo,
  decide,
  isProposed,
  type Payload,
  permissionsFor,
  type PlanAction,
  UNDO_BARRIERS,
} from './actions/registry';
export {
  releaseRefusal,
  restrictionBindingRefusal,
  restrictionEditRefusal,
  restrictionRemovalRefusal,
} from './actions/restrictions/restriction-access';
export { RESTRICTION_TEXTS } from './actions/restrictions/restriction-fields';
export { type EntryRoom, entryRoom } from './actions/entry-room';
export { MAX_TASK_NAME } from './actions/tasks/task-fields';
export { mayRemoveFile, type TaskAccess, taskAccess } from './actions/task-access';
export { type Adoption, adoptionOf } from './actions/scenarios/adoption';
export { liveOnlyRefusal } from './actions/scenarios/live-only';
export { analysableAmong } from './actions/terms/analyse-tasks';
export { REOPEN_REASON } from './actions/terms/reopen-term';
export { MAX_ACTION_ID, MAX_BATCH, MAX_ROW_ID, rowIdOf } from './actions/row-ids';
export {
  addDays,
  type CivilDate,
  civilDate,
  type DayNumber,
  dayNumber,
  FIRST_DAY,
  isCivilDate,
  LAST_DAY,
  weekday,
  weekStart,
} from './calendar/civil-date';
export { MAX_ROW_NAME } from './names/name-shape';
export { type HolidayName, namesOfHolidays } from './calendar/holiday-names';
export { calendarOf, isWorkingWeek, WorkCalendar } from './calendar/work-calendar';
export { CLOSE_TIMEOUT_MS } from './closing/close-timeout';
export { closePreview, type ClosePreview } from './closing/close-preview';
export { type SecondClose, secondClose, type UpdatedTask } from './closing/second-close';
export { commitmentLevelSoFar, promisesSoFar } from './closing/promises-so-far';
export { type LeftBehind } from './closing/entries-to-return';
export { missedNoMore } from './closing/missed-restrictions';
export { reopenableTerm, setAsideByReopening } from './closing/reopen-term';
export { type CloseProblems, closeProblems } from './closing/close-problems';
export { conflictsWith } from './conflicts/conflicts';
export { type EditedRestriction, editedRestrictions } from './conflicts/edited-restrictions';
export { editedTasks } from './conflicts/edited-tasks';
export { rowsConcerned } from './conflicts/rows-concerned';
export { ownEdits } from './conflicts/own-edits';
export { type ReplacedValue, replacedValues } from './conflicts/replaced-values';
export { copiedPlan } from './copies/copied-plan';
export { copiedTasks, type CopiedTasks } from './copies/copied-tasks';
export { comparedNames, type Lacking, namedKey, type NamedTable } from './copies/lacking';
export { answerHolds, type LackingAnswer, pastingTasks, suggestedAnswer } from './copies/pasted-tasks';
export { readCopiedTasks } from './copies/read-copied-tasks';
export {
  DASHBOARD_GRID,
  type DashboardName,
  DASHBOARDS,
  inReadingOrder,
  type PlacedReport,
  standardDashboard,
  TILED_REPORTS,
  type TiledReport,
  withReport,
} from './dashboards/dashboard';
export { type MovedEnd, movedEnd, workingDaysBetween } from './days/moved-end';
export { planLastDay } from './days/plan-last-day';
export { lastDay, shownDays } from './days/shown-days';
export { type Decision, type DecisionContext, type LoggedAction, planAfter } from './decisions/decision';
export type { Refusal } from './decisions/refusal';
export {
  exportTable,
  type ExportTableName,
  type ExportTables,
  tableChanges,
  type TableChanges,
} from './export-tables/export-tables';
export { EXPORTED_INDICATORS } from './export-tables/indicator-rows';
export type { ForecastRecord } from './forecast/forecast';
export { LEAST_DRAWN_FROM } from './forecast/draws';
export { FORECAST_METHOD, forecastOfPlan, type PlanForecast } from './forecast/forecast-of-plan';
export { forecastRecordOf } from './forecast/forecast-record';
export type { ForecastReport } from './forecast/forecast-report';
export { milestonesKept, type SaidAtClose } from './forecast/milestones-kept';
export { changesFirm, type ObservedProject, wantsFirm } from './forecast/pace';
export type { PlannedAtStart } from './forecast/forecast-source';
export { PlannedAtStartReader } from './forecast/planned-at-start';
export { type CommitmentLevel, commitmentLevels } from './indicators/commitment-level';
export { rhythm, type RhythmBar, type RhythmLine } from './indicators/rhythm';
export { type RhythmClash, rhythmClashes } from './indicators/rhythm-clashes';
export { ppcOf } from './indicators/compliance';
export { filteredIndicators, type FilteredIndicators } from './indicators/filter/filtered-indicators';
export { namesOfPeople, reportedPeople, type ReportedPerson } from './indicators/people';
export {
  type FilterPart,
  NARROWED_BY,
  NO_REPORT_FILTER,
  partsInForce,
  type ReportFilter,
} from './indicators/filter/report-filter';
export { type Indicators, indicatorsOf, indicatorSteps } from './indicators/indicators';
export { dueParts } from './indicators/due-parts';
export { INDICATOR_SOURCES } from './indicators/sources';
export { delayedAmong, earliestNewEnd, newEndAction } from './late-work/new-end';
export {
  isUnanswered,
  type LookaheadPeriod,
  lookaheadPeriods,
  type LookaheadTask,
  nextTermEnd,
  type Readiness,
  willBlock,
} from './make-ready/lookahead-periods';
export {
  type PlannedRestriction,
  plannedRestrictions,
  type RestrictionPattern,
} from './make-ready/planned-restrictions';
export { copiedPattern, type UsualRestriction, usualPattern } from './make-ready/restriction-patterns';
export { newlyLate } from './make-ready/newly-late';
export { proposedRequired } from './make-ready/proposed-days';
export { type ProposedLack, proposedLack } from './make-ready/proposed-lack';
export { releaseOn, type RestrictionMove, restrictionMove } from './make-ready/restriction-move';
export {
  type Chase,
  type ChasedRestriction,
  isWorthTelling,
  restrictionsToChase,
} from './make-ready/restrictions-to-chase';
export { type MeetingPart, meetingParts } from './meeting/meeting-parts';
export {
  type MeetingProtocol,
  meetingProtocol,
  type MeetingTerm,
  promiseCounts,
  type ProtocolPart,
  type ReviewedTask,
  termToReview,
} from './meeting/meeting-protocol';
export { type OwnPromises, promisesAtClose } from './meeting/own-promises';
export { type LateTask, type ProjectState, projectState } from './meeting/project-state';
export { type Unrecorded, unrecordedAtEnd } from './meeting/unrecorded-at-end';
export { mergedMinutes, saysTheSame } from './meeting/merged-minutes';
export {
  type Attendee,
  type DecisionOutcome,
  minutesHeld,
  type MinutesContent,
  inMeetingOrder,
  type MeetingKey,
  type OpenDecision,
  openDecisions,
  type SaidLine,
} from './meeting/minutes';
export { looksForeign } from './merge/foreign';
export {
  type Merge,
  type MergedField,
  type MergedPredecessor,
  type MergedValue,
  mergeOf,
  type MergeRow,
  newName,
} from './merge/merge';
export { emailKey, sameEmail } from './names/email-key';
export { freeName } from './names/free-name';
export { isNameTaken, nameKey, sameName } from './names/name-key';
export { inOneLine } from './names/one-line';
export { isVisible } from './names/visible-text';
export {
  hearsOfAll,
  hearsOfOwn,
  NOTICE_SUBJECTS,
  type NoticeSubject,
  subjectsHeard,
} from './notices/who-hears';
export { noticedRestriction } from './notices/noticed-restriction';
export { choosable, companiesOf, nameOf } from './people/choice';
export { type TypedPeople, typedPeople } from './people/typed-people';
export { responsiblesOfTeam } from './people/team';
export * from './people/business-people';
export { type Outsource, outsourcesOf, peopleByCompany } from './people/outsources';
export { type Actor, type Role, ROLES, sameRoles } from './permissions/actor';
export { allows, may, type Permission, PERMISSIONS } from './permissions/permission';
export {
  OPEN_POLICY,
  PASSWORD_MINIMUM,
  SECOND_STEP_FOR,
  type SecondStepFor,
  SESSION_HOURS,
  type SignInPolicy,
  type SignInRules,
  signInRules,
} from './permissions/sign-in-policy';
export {
  canonicalIssuer,
  emailDomain,
  isDomainName,
  isSignOnRequired,
  refusalOfAccount,
  refusalOfClaims,
  SIGN_ON_REFUSALS,
  SIGN_ON_USES,
  type SignOnClaims,
  type SignOnRefusal,
  type SignOnRules,
  type SignOnUse,
  standsForSecondStep,
} from './permissions/single-sign-on';
export { scopeCovers, TOKEN_SCOPES, type TokenScope } from './permissions/token-scope';
export {
  addRow,
  type Change,
  evolve,
  type Fields,
  removeRow,
  sameValue,
  setFields,
  setSettings,
} from './plan/change';
export {
  ALL_WEEK,
  createPlan,
  defaultSettings,
  LOOKAHEAD_PERIODS,
  MONDAY_TO_FRIDAY,
  MONDAY_TO_SATURDAY,
  PERIOD_DAYS,
} from './plan/create';
export { fromDocument, type PlanDocument, toDocument } from './plan/document';
export { HASH_EVERY, hashOf } from './plan/hash';
export {
  type ImportedBaseline,
  type ImportedLink,
  type ImportedResponsible,
  type ImportedSchedule,
  type ImportedTask,
  importedTask,
  MAX_IMPORTED_LINKS,
  MAX_IMPORTED_TASKS,
} from './plan/imported-schedule';
export { MAX_DURATION } from './plan/max-duration';
export { MAX_LAG } from './plan/max-lag';
export { ASSIGNED_TYPES, type AssignedType, type Dimension, DIMENSIONS } from './plan/measures';
export { newTask } from './plan/new-task';
export { isTimeZone, planDay } from './plan/plan-day';
export type {
  Baseline,
  Cause,
  CircularLink,
  ConstraintType,
  Link,
  LinkType,
  MissedRestriction,
  Photo,
  Plan,
  PlanSettings,
  Resource,
  ResourceAmount,
  Responsible,
  Restriction,
  RhythmCategory,
  RhythmUnit,
  Task,
  TaskKind,
  Term,
  WeighingOption,
} from './plan/plan';
export {
  NewerSchema,
  READABLE_SCHEMA,
  upgradeChanges,
  upgradePlanDocument,
  WRITTEN_SCHEMA,
} from './plan/schema-version';
export { Table } from './plan/table';
export {
  CORRELATED_INDICATORS,
  FEW_TERMS,
  figureOver,
  LABORATORY_INDICATOR_IDS,
  LABORATORY_INDICATORS,
  type LaboratoryFigure,
  type LaboratoryIndicator,
  type LaboratoryUnit,
  type PeriodFigure,
} from './portfolio/laboratory-indicator';
export {
  type CauseTally,
  type FamilyTally,
  type LaboratoryTerm,
  laboratoryTerms,
} from './portfolio/laboratory-terms';
export {
  clearestLag,
  type LagCorrelation,
  laggedCorrelations,
  LEAST_PAIRS,
  type LeadAndFollow,
  MOST_LAG,
} from './portfolio/lagged-correlation';
export { type PortfolioFigures, portfolioFigures } from './portfolio/portfolio-figures';
export { causesOfTerms, familiesOfTerms, paretoOver, type SharedCount, termsIn } from './portfolio/tallies';
export { companyTotals } from './progress/company-totals';
export { hundredths, isDone, roundTo2 } from './progress/hundredths';
export { PROJECT_STATUSES, type ProjectStatus, projectStatus } from './progress/project-status';
export { progressOf } from './progress/roll-up';
export { defaultBaseline } from './progress/shares';
export {
  decideAccepted,
  notProposedRefusal,
  decideOrPropose,
  groundOf,
  lacksCause,
  proposalKey,
  type ProposedAction,
  proposalsOf,
  type ProposalSubject,
  proposalSubject,
  reportInPlaceOf,
} from './proposals/proposals';
export { type MovedTask, movedTasks, promisesLeaving } from './proposals/date-effect';
export {
  LEAST_REASON,
  lacksReason,
  moveRequest,
  type MoveRequest,
  requestRefusal,
} from './proposals/move-request';
export { hasLastWorkedDayCome, isCauseDue } from './reporting/cause-due';
export { type PromiseOutcome, promiseOutcome } from './reporting/promise-outcome';
export { type FieldWork, fieldWork } from './reporting/field-work';
export { type OwnWork, ownWork } from './reporting/own-work';
export { type ProgressMove, progressMove } from './reporting/progress-move';
export { unitsAction } from './reporting/units-action';
export { chosenCause, type UsualCause, usualCauses } from './reporting/usual-causes';
export { resourcesText, type TypedResources, typedResources } from './resources/typed-resources';
export { nameWithUnit, unitOf, wholeAmount, WORK_HOURS } from './resources/amounts';
export { knownFamily } from './restrictions/known-family';
export { earliestExpected } from './restrictions/make-ready-time';
export { restrictionsOf } from './restrictions/of-task';
export { dueDate } from './restrictions/restriction-state';
export type { RestrictionState } from './restrictions/restriction-state';
export { committedAfterRequired } from './restrictions/rules';
export {
  boundsBranch,
  type DroppedLimit,
  droppedLimits,
  heldStart,
  pulledForward,
  movedByDataDate,
  type ScheduleSource,
  scheduleOf,
  shownScheduleOf,
  spanOf,
} from './schedule';
export { hasEntries } from './rules/entry-rules';
export { type ComparedDays, type ComparedTask, comparedPlans, type Comparison } from './scenarios/compare';
export type { ComparedField } from './scenarios/compared-fields';
export {
  isScenarioId,
  PLAN_ID_FORM,
  projectOfPlan,
  SCENARIO_ID_FORM,
  scenarioOfPlan,
  scenarioPlanId,
} from './scenarios/plan-id';
export { type ReplacedEdits, replacedEdits } from './conflicts/replaced-edits';
export { type AdoptionStep, type PlanRollback, standingAdoption } from './scenarios/standing-adoption';
export { asScenario, isScenario, MAX_SCENARIO_NAME, MAX_SCENARIOS } from './scenarios/scenario-plan';
export { isWellFormed, wellFormed } from './shape/well-formed';
export { type BaselineRow, checkBaselineRows } from './sheets/baseline-rows';
export type {
  CheckedRows,
  DateCell,
  NumberCell,
  RowsOfFile,
  SheetActions,
  UnnamedTasks,
} from './sheets/checked-rows';
export { checkDateRows, type DatesRow } from './sheets/date-rows';
export { responsibleLabel, taskLabel } from './sheets/labels';
export { checkResourceRows, resourceNamed, type ResourceRow } from './sheets/resource-rows';
export {
  checkRestrictionRows,
  END_TYPE,
  MAX_RESTRICTION_ROWS,
  type RestrictionRow,
  START_TYPE,
} from './sheets/restriction-rows';
export { ROW_CODES, SHEET_CODES, type SheetCode } from './sheets/row-problem';
export {
  MAX_SHORT_TERM_ROWS,
  responsiblesInTerm,
  type ShortTermChoice,
  shortTermOfFile,
} from './sheets/short-term-file';
export { type ShortTermCells, shortTermCells, type ShortTermRow } from './sheets/short-term-cells';
export { checkShortTermFiles, isOfOpenTerm, type ShortTermSheet } from './sheets/short-term-rows';
export type { ProgressFacet } from './states/progress-facet';
export { STATE_GROUPS, type StateGroup, STATES_OF } from './states/state-groups';
export { TASK_STATES, type TaskState } from './states/task-state';
export { STATE_REASONS, type StateReason, type StateReasonCode, stateReason } from './states/state-reason';
export { type BulkEntry, bulkProgress } from './terms/bulk-entries';
export { fallsShort, isCompleteCause } from './terms/causes';
export { clientSnapshotOf, differingFromSnapshot, differingInTerm } from './terms/client-snapshot';
export { cncLog, cncLoss, type CncLogRow } from './terms/cnc-log';
export { type LookaheadWindow, lookaheadWindow } from './terms/lookahead';
export { isOnLevel, levelOf, WORK_LEVELS, type WorkLevel } from './terms/work-level';
export { termMembers } from './terms/membership';
export { milestoneDay, startReadAs } from './terms/occupied';
export { closedTerms, openTerm, termEnd, termLastDay, waitingTerm } from './terms/open-term';
export { type OverdueTerm, overdueTerm } from './terms/overdue-term';
export { mustPropose } from './terms/own-tasks';
export { taskHistory, type TaskTerm } from './reporting/task-history';
export { validationProgress } from './terms/validation-progress';
export { topsAmong } from './tree/tops';
export { type ActsAs, treeOf } from './tree/tree';
export {
  knownUnits,
  measuredIn,
  roundedUnits,
  shareOfUnits,
  unitsAssigned,
  unitsOf,
  USUAL_UNITS,
} from './units/task-units';
export { delayedFirst } from './view/delayed-first';
export { comparedWith } from './view/baseline-comparison';
export { rowsAgainst } from './view/baseline-dates';
export { baselineDays } from './view/baseline-days';
export { type DateLimit, dateLimit } from './view/date-limit';
export { endVariance } from './view/end-variance';
export { spanDays } from './view/span-days';
export type { PlanRow } from './view/plan-row';
export { type PlanView, viewOf } from './view/plan-view';
export { lagText, type LinkedRow, predecessorsOf, successorsOf } from './view/linked-rows';
export { type TypedLinks, typedLinks } from './view/typed-links';
export { type RowToSee, rowToSee } from './view/row-to-see';
export { shortCodes } from './view/short-codes';
export { rowDays, type RowDays } from './view/row-days';
export { firstNeededDay } from './view/needed-day';
export {
  type RestrictedTask,
  type ShownRestriction,
  type ShownRestrictions,
  shownRestrictions,
  shownRestrictionsOf,
} from './view/shown-restriction';
export { linksOf, type TaskLinks } from './view/task-links';
export { fieldBar, isFieldEditable, ROW_FIELDS, type RowField } from './view/editable-fields';
export { constraintOfType, constraintOnDate } from './view/typed-constraint';
export { WORK_SCOPES, type WorkRow, type WorkScope, workRows } from './view/work-rows';
