import { type BusinessWithProjects, LABORATORY_LIMITS } from '@plomada/contracts';
import { LABORATORY_INDICATOR_IDS } from '@plomada/domain';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../../base/fields/choice-field';
import { DateField } from '../../base/fields/date-field';
import { PicksField } from '../../base/fields/picks-field';
import { CorrelationFields } from './correlation-fields';
import { type LaboratoryChoice, WEEKS } from './laboratory-choice';
import type { Compared } from './use-compared';

interface Props {
  readonly choice: LaboratoryChoice;
  readonly projects: Compared['all'];
  readonly containers: BusinessWithProjects['containers'];
  readonly onChosen: (part: Partial<LaboratoryChoice>) => void;
}

/** What is compared: projects one by one or by what they are, indicators, and the days. */
export function ChoiceFields({ choice, projects, containers, onChosen }: Props) {
  const { t } = useTranslation('laboratory');
  const names = useMemo(() => new Map(projects.map(({ id, name }) => [id, name])), [projects]);
  const called = useMemo(() => new Map(containers.map(({ id, name }) => [id, name])), [containers]);
  const regions = useMemo(() => ordered(projects.map(({ region }) => region)), [projects]);
  const types = useMemo(() => ordered(projects.map(({ projectType }) => projectType)), [projects]);
  const isNamed = choice.projects.length > 0;
  const among = (['containers', 'regions', 'types'] as const).map((name) => ({
    name,
    keys: { containers: [...called.keys()], regions, types }[name],
  }));
  return (
    <Card component="section" aria-label={t('choice.title')} sx={{ p: 4, mb: 4, flexShrink: 0 }}>
      <Box sx={FIELDS}>
        <PicksField
          label={t('choice.projects')}
          hint={isNamed ? ' ' : t('choice.allProjects')}
          keys={[...names.keys()]}
          nameOf={(id) => names.get(id) ?? id}
          named={3}
          value={choice.projects}
          onChange={(chosen) => onChosen({ projects: chosen.slice(0, LABORATORY_LIMITS.chosen) })}
        />
        {!isNamed &&
          among
            .filter(({ keys, name }) => keys.length > 0 || choice[name].length > 0)
            .map(({ name, keys }) => (
              <PicksField
                key={name}
                label={t(`choice.${name}`)}
                keys={keys}
                nameOf={(key) => (name === 'containers' ? (called.get(key) ?? key) : key)}
                named={2}
                value={choice[name]}
                onChange={(chosen) => onChosen({ [name]: [...chosen] })}
              />
            ))}
        <PicksField
          label={t('choice.indicators')}
          hint={t('choice.indicatorsHint', { most: LABORATORY_LIMITS.indicators })}
          keys={LABORATORY_INDICATOR_IDS}
          nameOf={(id) => t(`indicator.${id as LaboratoryChoice['lead']}`)}
          value={choice.indicators}
          onChange={(chosen) =>
            onChosen({
              indicators: chosen.slice(0, LABORATORY_LIMITS.indicators) as LaboratoryChoice['indicators'],
            })
          }
        />
        <PeriodFields choice={choice} onChosen={onChosen} />
        <CorrelationFields choice={choice} onChosen={onChosen} />
      </Box>
    </Card>
  );
}

function PeriodFields({ choice, onChosen }: Pick<Props, 'choice' | 'onChosen'>) {
  const { t } = useTranslation('laboratory');
  const { weeks, from, to } = choice;
  const offered = weeks === null || WEEKS.some((one) => one === weeks) ? WEEKS : [...WEEKS, weeks];
  return (
    <>
      <ChoiceField
        label={t('choice.period')}
        hint={t('choice.periodHint')}
        value={weeks === null ? 'days' : String(weeks)}
        choices={[
          ...offered.map((one) => ({ key: String(one), label: t('choice.weeks', { count: one }) })),
          { key: 'days', label: t('choice.days') },
        ]}
        onChange={(key) => onChosen({ weeks: key === 'days' ? null : Number(key) })}
      />
      {weeks === null && (
        <>
          <DateField
            label={t('choice.from')}
            hint={t('choice.open')}
            value={from}
            onChange={(day) => onChosen({ from: day })}
          />
          <DateField
            label={t('choice.to')}
            hint={t('choice.open')}
            problem={from !== '' && to !== '' && to < from ? t('choice.backwards') : null}
            value={to}
            onChange={(day) => onChosen({ to: day })}
          />
        </>
      )}
    </>
  );
}

const ordered = (values: readonly (string | null)[]): readonly string[] =>
  [...new Set(values.flatMap((value) => value || []))].sort((a, b) => a.localeCompare(b));

const FIELDS = {
  display: 'grid',
  alignItems: 'start',
  gap: 3,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
} as const;
