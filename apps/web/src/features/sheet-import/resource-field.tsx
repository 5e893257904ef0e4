import { nameWithUnit } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../../base/fields/choice-field';
import { useAppSelector } from '../../base/hooks';
import { selectPlan } from '../../plan/state/plan-selectors';

interface Props {
  readonly value: string | null;
  readonly onChange: (resource: string) => void;
}

/** Which resource's amounts the spreadsheet has: a file is of one resource. Nothing where there is no choice. */
export function ResourceField({ value, onChange }: Props) {
  const { t } = useTranslation('sheetImport');
  const resources = useAppSelector((state) => selectPlan(state)!.resources.rows);
  const [first] = resources;
  if (!first || resources.length === 1) return null;
  return (
    <ChoiceField
      label={t('resource')}
      value={value ?? first.id}
      choices={resources.map((one) => ({ key: one.id, label: nameWithUnit(one) }))}
      onChange={onChange}
      sx={{ mt: 3, mb: 3 }}
    />
  );
}
