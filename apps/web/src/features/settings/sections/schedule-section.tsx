import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import {
  closedTerms,
  isCivilDate,
  isScenario,
  LOOKAHEAD_PERIODS,
  PERIOD_DAYS,
  type Plan,
} from '@plomada/domain';
import type { ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { FormField } from '../../../base/form/form-field';
import { DateField } from '../../../base/fields/date-field';
import { TimeZoneField } from '../../../base/fields/time-zone-field';
import { type Holiday, yearsOf } from '../../calendar/holiday';
import { Holidays } from '../../calendar/holidays';
import { type CalendarFields, calendarFieldsOf, changedSettings } from '../calendar/calendar-fields';
import { PullForward } from '../calendar/pull-forward';
import { WhatMoves } from '../calendar/what-moves';
import { useProjectPlace } from '../project/use-project-place';
import { SchedulingOptions } from '../calendar/scheduling-options';
import { WeekField } from '../../calendar/week-field';
import { wholeBetween } from '../../../base/form/checks';
import { FormText } from '../../../base/form/form-text';
import { SectionForm } from '../../../base/form/section-form';
import { useFollowingForm } from '../../../base/form/use-following-form';
import { usePlanChange } from '../../../plan/editing/use-plan-change';
import { LoadingRows } from '../../../base/states/loading';
import { PlanBoundary } from '../../../plan/plan-boundary';
import { projectPath, SCENARIOS_PATH } from '../../../base/paths';
import { useProjectId } from '../../../base/use-project-id';
import { useSectionPath } from '../../../base/sections/use-section-path';

/** The program's configuration: calendar, terms and how tasks are scheduled. */
export function ScheduleSection() {
  return (
    <PlanBoundary loading={<LoadingRows rows={4} />}>{(plan) => <ScheduleForm plan={plan} />}</PlanBoundary>
  );
}

function ScheduleForm({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('settings');
  const place = useProjectPlace();
  const form = useFollowingForm(calendarFieldsOf(plan.settings));
  const { dirtyFields } = form.formState;
  const change = usePlanChange();
  // What has come to be known, and when the team meets, is the project's own.
  const tried = isScenario(plan);
  const onSave = (fields: CalendarFields) =>
    change({ type: 'UPDATE_SETTINGS', payload: changedSettings(fields, dirtyFields) });
  return (
    <SectionForm form={form} onSave={onSave}>
      <Part title={t('schedule.calendar')}>
        {!tried && <StartField locked={closedTerms(plan).length > 0} />}
        {!tried && <DataDateField />}
        {!tried && <ZoneField />}
        <WeekField row />
        <Controller
          name="holidays"
          render={({ field }) => (
            <Holidays
              holidays={field.value as Holiday[]}
              onChange={field.onChange}
              asked={{ ...place, ...yearsOf(plan) }}
            />
          )}
        />
      </Part>
      {!tried && <TermsPart />}
      <Part title={t('schedule.scheduling')}>
        <SchedulingOptions />
        <PullForward plan={plan} />
      </Part>
      <WhatMoves plan={plan} form={form} />
      {!tried && <More />}
    </SectionForm>
  );
}

function TermsPart() {
  const { t } = useTranslation('settings');
  return (
    <Part title={t('schedule.terms')}>
      <FormText
        name="periodDays"
        label={t('newProject:fields.periodDays')}
        hint={t('schedule.periodDaysHint')}
        maxLength={2}
        validate={wholeBetween(PERIOD_DAYS.min, PERIOD_DAYS.max, 'newProject:errors.periodDays')}
        sx={{ maxWidth: 360 }}
      />
      <FormText
        name="laPeriods"
        label={t('newProject:fields.laPeriods')}
        hint={t('schedule.laPeriodsHint')}
        maxLength={2}
        validate={wholeBetween(LOOKAHEAD_PERIODS.min, LOOKAHEAD_PERIODS.max, 'newProject:errors.laPeriods')}
        sx={{ maxWidth: 360 }}
      />
    </Part>
  );
}

/** Where else the program is set up. */
function More() {
  const { t } = useTranslation('settings');
  const pathOf = useSectionPath();
  const projectId = useProjectId()!;
  return (
    <>
      <Typography sx={{ color: 'text.secondary' }}>
        {t('schedule.more')}{' '}
        <Link component={RouterLink} to={pathOf('baselines')}>
          {t('section.baselines')}
        </Link>
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {t('schedule.scenarios')}{' '}
        <Link component={RouterLink} to={projectPath(SCENARIOS_PATH, projectId)}>
          {t('schedule.toScenarios')}
        </Link>
      </Typography>
    </>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box role="group" aria-label={title} sx={{ display: 'flex', flexDirection: 'column', gap: 4, mb: 3 }}>
      <Typography variant="h3" component="h3">
        {title}
      </Typography>
      {children}
    </Box>
  );
}

/** The first day of the project; after the first close it stays. */
function StartField({ locked }: { readonly locked: boolean }) {
  const { t } = useTranslation('settings');
  return (
    <Box>
      <DayField
        name="startDate"
        label={t('newProject:fields.startDate')}
        hint={locked ? '' : t('schedule.startHint')}
        disabled={locked}
        isValid={isCivilDate}
      />
      {locked && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {t('codes:START_DATE_LOCKED')}
        </Typography>
      )}
    </Box>
  );
}

/** Up to where it is known what was done; may be empty. */
function DataDateField() {
  const { t } = useTranslation('settings');
  return (
    <DayField
      name="dataDate"
      label={t('schedule.dataDate')}
      hint={t('schedule.dataDateHint')}
      isValid={(value) => value === '' || isCivilDate(value)}
    />
  );
}

/** Where the project's days begin and end. */
function ZoneField() {
  const { t } = useTranslation('settings');
  return (
    <FormField<string | null> name="timeZone">
      {(entered) => (
        <TimeZoneField
          {...entered}
          label={t('schedule.timeZone')}
          hint={t('schedule.timeZoneHint')}
          sx={{ maxWidth: 360 }}
        />
      )}
    </FormField>
  );
}

interface DayFieldProps {
  readonly name: 'startDate' | 'dataDate';
  readonly label: string;
  readonly hint: string;
  readonly disabled?: boolean;
  readonly isValid: (value: string) => boolean;
}

function DayField({ name, label, hint, disabled = false, isValid }: DayFieldProps) {
  return (
    <FormField<string> name={name} validate={(value) => isValid(value) || 'newProject:errors.date'}>
      {({ value, onChange, ...entered }) => (
        <DateField
          {...entered}
          label={label}
          value={isCivilDate(value) ? value : ''}
          onChange={(date, typed = '') => onChange(date || typed)}
          disabled={disabled}
          hint={hint}
          sx={{ maxWidth: 360 }}
        />
      )}
    </FormField>
  );
}
