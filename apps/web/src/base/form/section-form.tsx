import Box from '@mui/material/Box';
import { type ReactNode, useCallback } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FocusableButton } from '../focus/focusable-button';
import { PROJECT_PARAM, SECTION_PARAM } from '../paths';
import { UnsavedGuard } from '../unsaved/unsaved-guard';

interface Props<T extends FieldValues> {
  readonly form: UseFormReturn<T>;
  /** Answers whether it was taken: what was refused stays to be mended. */
  readonly onSave: (values: T) => boolean | Promise<boolean>;
  readonly children: ReactNode;
}

const LEAVING = [SECTION_PARAM, PROJECT_PARAM];

/** The form of a section: saved as a whole or put back, and not left unsaved without a question. */
export function SectionForm<T extends FieldValues>({ form, onSave, children }: Props<T>) {
  const { t } = useTranslation('common');
  const { isDirty, isSubmitting } = form.formState;
  const unsaved = useCallback(() => isDirty, [isDirty]);
  const save = form.handleSubmit(async (values) => {
    if (await onSave(values)) form.reset(values);
  });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void save(event)}>
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>{children}</Box>
        <Box sx={{ display: 'flex', gap: 2, mt: 6 }}>
          <FocusableButton type="submit" variant="contained" disabled={!isDirty || isSubmitting}>
            {t('save')}
          </FocusableButton>
          <FocusableButton disabled={!isDirty || isSubmitting} onClick={() => form.reset()}>
            {t('discard')}
          </FocusableButton>
        </Box>
      </form>
      <UnsavedGuard unsaved={unsaved} params={LEAVING} />
    </FormProvider>
  );
}
