import { type LinkType, MAX_LAG } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../../../base/fields/choice-field';
import type { Field } from '../../../base/fields/field';
import { TextField } from '../../../base/fields/text-field';

const TYPES: readonly LinkType[] = ['0', '1', '2', '3'];

/** A lag as it was typed, in working days; null for what is none. */
export function lagOf(typed: string): number | null {
  const lag = Number(typed);
  return /^-?\d{1,3}$/.test(typed) && Math.abs(lag) <= MAX_LAG ? lag : null;
}

type TypeProps = Pick<Field<LinkType>, 'value' | 'disabled' | 'onChange'> & {
  /** Types that other links between the same two tasks have. */
  readonly taken: ReadonlySet<LinkType>;
};

/** The type of a link. */
export function LinkTypeField({ taken, ...field }: TypeProps) {
  const { t } = useTranslation('gantt');
  return (
    <ChoiceField
      label={t('link.type')}
      choices={TYPES.map((one) => ({ key: one, label: t(`link.type${one}`), disabled: taken.has(one) }))}
      {...field}
    />
  );
}

/** The lag of a link, as it is typed. */
export function LagField(field: Pick<Field<string>, 'value' | 'disabled' | 'onChange'>) {
  const { t } = useTranslation('gantt');
  return (
    <TextField
      type="number"
      label={t('link.lag')}
      problem={lagOf(field.value) === null ? t('link.lagWrong') : null}
      hint={t('link.lagHelp')}
      {...field}
    />
  );
}
