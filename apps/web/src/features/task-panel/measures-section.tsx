import Box from '@mui/material/Box';
import type { Plan } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { fieldNumber, typedNumber } from '../../base/fields/typed-number';
import { useFormat } from '../../base/format';
import { Facts, Quiet, Section } from './parts';
import { Resources } from './resources';
import type { ShownTask } from './shown-task';
import { TypedText } from './typed-text';
import { useTaskEdit } from './use-task-edit';

/** What the task weighs in the project, and what it takes. */
export function MeasuresSection(shown: ShownTask) {
  const { t } = useTranslation('taskPanel');
  const { plan, row, access } = shown;
  const weighs = row.kind === 'task' && plan.settings.weighingOption === 'none' && !access.plan;
  return (
    <Section title={t('measures')}>
      {weighs ? <OwnWeight {...shown} /> : <Weight {...shown} />}
      <Resources {...shown} />
    </Section>
  );
}

function Weight({ plan, row }: ShownTask) {
  const { t } = useTranslation('taskPanel');
  const format = useFormat();
  return (
    <>
      <Facts of={[{ name: t('weight'), value: format.percent(row.weight, 2) }]} />
      <Quiet>{t(`weighing.${row.kind === 'task' ? weighingOf(plan) : row.kind}`)}</Quiet>
    </>
  );
}

const weighingOf = ({ settings }: Plan) => settings.weighingOption;

/** A weight of its own, or none: then its duration decides within what the others leave. */
function OwnWeight({ row, task }: ShownTask) {
  const { t, i18n } = useTranslation('taskPanel');
  const format = useFormat();
  const { act } = useTaskEdit(row);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: 3 }}>
      <TypedText
        label={t('ownWeight')}
        value={fieldNumber(task.weight, i18n.language)}
        inputMode="decimal"
        maxLength={6}
        hint={task.weight === null ? t('weighing.byDuration') : ' '}
        onTyped={(typed) => {
          const weight = typedNumber(typed.replace('%', ''));
          if (weight !== null && !(weight >= 0 && weight <= 100)) return { why: t('weightWrong') };
          return act({ type: 'UPDATE_TASK', payload: { id: row.id, weight } });
        }}
      />
      <Box sx={{ pt: 2 }}>
        <Facts columns={1} of={[{ name: t('weight'), value: format.percent(row.weight, 2) }]} />
      </Box>
    </Box>
  );
}
