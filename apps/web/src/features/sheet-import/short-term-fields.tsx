import Alert from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  MAX_SHORT_TERM_ROWS,
  responsibleLabel,
  responsiblesInTerm,
  type ShortTermChoice,
  shortTermOfFile,
} from '@plomada/domain';
import { useTranslation } from 'react-i18next';
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
        <TextField
          select
          fullWidth
          size="small"
          label={t('of.label')}
          value={choice.of === undefined ? EVERYBODY : (choice.of ?? NOBODY)}
          onChange={({ target: { value } }) => onChange(ofValue(value))}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value={EVERYBODY}>{t('of.everybody')}</MenuItem>
          {people.map((id) => (
            <MenuItem key={id ?? NOBODY} value={id ?? NOBODY}>
              {nameOf(id)}
            </MenuItem>
          ))}
        </TextField>
      )}
      {parts > 1 && (
        <TextField
          select
          fullWidth
          size="small"
          label={t('part.label')}
          value={choice.part ?? 0}
          onChange={({ target: { value } }) => onChange({ ...choice, part: Number(value) })}
        >
          {Array.from({ length: parts }, (_, part) => (
            <MenuItem key={part} value={part}>
              {t('part.range', {
                from: part * MAX_SHORT_TERM_ROWS + 1,
                to: Math.min((part + 1) * MAX_SHORT_TERM_ROWS, count),
              })}
            </MenuItem>
          ))}
        </TextField>
      )}
    </Stack>
  );
}

/** Another person's tasks begin with their first part. */
function ofValue(value: string): ShortTermChoice {
  if (value === EVERYBODY) return {};
  return { of: value === NOBODY ? null : value };
}
