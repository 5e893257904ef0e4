import type { FieldErrors } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { NewProjectFields } from './new-project-fields';

/** What a text field shows when its value is refused; messages of the form are keys of the translations. */
export function useFieldError(errors: FieldErrors<NewProjectFields>) {
  const { t } = useTranslation('newProject');
  return (name: 'name' | 'projectId' | 'startDate' | 'periodDays' | 'laPeriods', hint = ' ') => {
    const message = errors[name]?.message;
    return { error: Boolean(message), helperText: message ? t(message) : hint };
  };
}
