import type { Plan, Responsible } from '@plomada/domain';
import { useCallback, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../base/dialogs/form-dialog';
import { useFollowingForm } from '../../base/form/use-following-form';
import { UnsavedGuard } from '../../base/unsaved/unsaved-guard';
import { usePlanChange } from '../../plan/editing/use-plan-change';
import { PersonFields } from './person-fields';
import { type Accounts, accountWith } from './person-row';
import { NOBODY, only, type PersonValues, trimmed, valuesOf } from './person-values';

interface Props {
  /** Null for somebody new. */
  readonly person: Responsible | null;
  readonly plan: Plan;
  readonly accounts: Accounts;
  readonly onClose: () => void;
}

const PARAMS = ['show', 'person', 'project'];

/** Adds a person or changes one. Somebody with an account on the project under the same e-mail is linked to it. */
export function PersonForm({ person, plan, accounts, onClose }: Props) {
  const { t } = useTranslation('responsibles');
  const change = usePlanChange();
  const form = useFollowingForm<PersonValues>(person ? valuesOf(person) : NOBODY);
  const { isDirty, dirtyFields } = form.formState;
  const saved = useRef(false);
  const unsaved = useCallback(() => isDirty && !saved.current, [isDirty]);
  const save = (entered: PersonValues) => {
    const userId = person?.userId ?? accountWith(entered.email, accounts)?.id ?? null;
    const values = trimmed(entered);
    // Of somebody present only what was typed: others may be changing the rest.
    saved.current = person
      ? change({
          type: 'UPDATE_RESPONSIBLE',
          payload: { responsibleId: person.id, values: { ...only(dirtyFields, values), userId } },
        })
      : change({ type: 'ADD_RESPONSIBLES', payload: { responsibles: [{ ...values, userId }] } });
    if (saved.current) onClose();
  };
  return (
    <FormDialog
      title={t(person ? 'form.edit' : 'form.add')}
      submit={t(person ? 'form.save' : 'form.add')}
      ready={person === null || isDirty}
      dirty={isDirty}
      onSubmit={() => void form.handleSubmit(save)()}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <PersonFields plan={plan} personId={person?.id ?? null} />
      </FormProvider>
      <UnsavedGuard unsaved={unsaved} params={PARAMS} />
    </FormDialog>
  );
}
