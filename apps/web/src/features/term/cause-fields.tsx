import Stack from '@mui/material/Stack';
import type { Cause } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { SuggestField } from '../../base/fields/suggest-field';
import { TextField } from '../../base/fields/text-field';
import { useAppSelector } from '../../base/hooks';
import { selectSummary } from '../../plan/state/plan-selectors';

const LONGEST = { word: 120, detail: 2000 };
const NONE: readonly string[] = [];

/** What a cause says. */
export type CauseValues = Omit<Cause, 'id'>;
export const NO_CAUSE: CauseValues = { cncType: '', cncOrigin: '', detail: '' };

/** The same without blanks around. */
export const trimmed = ({ cncType, cncOrigin, detail }: CauseValues): CauseValues => ({
  cncType: cncType.trim(),
  cncOrigin: cncOrigin.trim(),
  detail: detail.trim(),
});
const words = (values: CauseValues): readonly string[] => Object.values(trimmed(values));
/** Whether all is there that a cause needs, or nothing at all of one. */
export const isWhole = (values: CauseValues): boolean => words(values).every((text) => text !== '');
export const isBlank = (values: CauseValues): boolean => words(values).every((text) => text === '');

interface Props {
  readonly values: CauseValues;
  readonly required: boolean;
  readonly onChange: (values: CauseValues) => void;
}

/** Why a task fell short of its commitment: type, the role it comes from, and what happened. */
export function CauseFields({ values, required, onChange }: Props) {
  const { t } = useTranslation('term');
  const business = useAppSelector(selectSummary)?.business;
  return (
    <Stack spacing={4}>
      <SuggestField
        required={required}
        label={t('cause.type')}
        suggested={business?.cncTypes ?? NONE}
        maxLength={LONGEST.word}
        value={values.cncType}
        onChange={(cncType) => onChange({ ...values, cncType })}
      />
      <SuggestField
        required={required}
        label={t('cause.origin')}
        suggested={business?.roles ?? NONE}
        maxLength={LONGEST.word}
        value={values.cncOrigin}
        onChange={(cncOrigin) => onChange({ ...values, cncOrigin })}
      />
      <TextField
        multiline
        required={required}
        minRows={2}
        label={t('cause.detail')}
        value={values.detail}
        onChange={(detail) => onChange({ ...values, detail })}
        maxLength={LONGEST.detail}
      />
    </Stack>
  );
}
