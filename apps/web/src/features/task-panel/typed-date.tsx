import { useTranslation } from 'react-i18next';
import { DateField } from '../../base/fields/date-field';
import { parseDate, parseFinishedDate } from '../../base/fields/parse-date';
import type { Refused } from '../../base/messages/messages-slice';
import { useShownDay } from '../../base/use-day';
import { TypedField } from './typed-field';
import { useTyped } from './use-typed';

interface Props {
  readonly label: string;
  /** A civil date; '' where several tasks have different ones. */
  readonly value: string;
  readonly hint?: string | undefined;
  /** Does what was typed or picked; answers why not, null when it is done. */
  readonly onTyped: (date: string) => Refused | null;
}

/** A date that is done when it is left, picked, or by Enter; one that is taken away comes back, and it is said why. */
export function TypedDate({ label, value, hint, onTyped }: Props) {
  const { t } = useTranslation(['taskPanel', 'columns']);
  const today = useShownDay();
  const put = (text: string): Refused | null => {
    const date = parseFinishedDate(text, today);
    if (date === null) return { why: t('columns:noSuchDate') };
    return date === value ? null : onTyped(date);
  };
  // Where none is shown nothing is taken away.
  const emptied = value === '' ? {} : { emptied: t('dateNeeded') };
  const typed = useTyped({ label, value, onTyped: put, ...emptied });
  const { shown, problem, type, finish, leave } = typed;
  return (
    <TypedField label={label} typed={typed} problem={problem}>
      <DateField
        label={label}
        value={parseDate(shown) ?? ''}
        problem={problem?.why ?? null}
        hint={hint}
        onChange={(date, text) => {
          type(text ?? date);
          if (text === undefined) finish();
        }}
        onBlur={leave}
      />
    </TypedField>
  );
}
