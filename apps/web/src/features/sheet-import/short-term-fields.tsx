import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import {
  MAX_SHORT_TERM_ROWS,
  responsibleLabel,
  responsiblesInTerm,
  type ShortTermChoice,
  shortTermOfFile,
} from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../../base/fields/choice-field';
import { useAppSelector } from '../../base/hooks';
import { selectPlan } from '../../plan/state/plan-selectors';

interface Props {
  readonly choice: ShortTermChoice;
  readonly onChange: (choice: ShortTermChoice) => void;
}

/** No id of a person: ids are not empty and have no spaces. */
const EVERYBODY = '';
const NOBODY = ' ';

/** Whose tasks of the open term the spreadsheet has, and which part of them where one does not hold them all. */
export function ShortTermFields({ choice, onChange }: Props) {
  const { t } = useTranslation('sheetImport');
  const plan = useAppSelector(selectPlan)!;
  const people = responsiblesInTerm(plan);
  const { count, parts } = shortTermOfFile(plan, choice);
  const nameOf = (id: string | null) =>
    id === null ? t('of.nobody') : responsibleLabel(plan, plan.responsibles.get(id)!);
  return (
    <Stack spacing={3} sx={{ mt: 3, mb: 3 }}>
      {parts > 1 && <Alert severity="info">{t('parts', { count, limit: MAX_SHORT_TERM_ROWS })}</Alert>}
      {people.length > 1 && (
        <ChoiceField
          label={t('of.label')}
          value={choice.of === undefined ? EVERYBODY : (choice.of ?? NOBODY)}
          choices={[
            { key: EVERYBODY, label: t('of.everybody') },
            ...people.map((id) => ({ key: id ?? NOBODY, label: nameOf(id) })),
          ]}
          onChange={(value) => onChange(ofValue(value))}
        />
      )}
      {parts > 1 && (
        <ChoiceField
          label={t('part.label')}
          value={String(choice.part ?? 0)}
          choices={Array.from({ length: parts }, (_, part) => ({
            key: String(part),
            label: t('part.range', {
              from: part * MAX_SHORT_TERM_ROWS + 1,
              to: Math.min((part + 1) * MAX_SHORT_TERM_ROWS, count),
            }),
          }))}
          onChange={(part) => onChange({ ...choice, part: Number(part) })}
        />
      )}
    </Stack>
  );
}

/** Another person's tasks begin with their first part. */
function ofValue(value: string): ShortTermChoice {
  if (value === EVERYBODY) return {};
  return { of: value === NOBODY ? null : value };
}
