import { knownFamily } from '@plomada/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../base/dialogs/form-dialog';
import { DateField } from '../../base/fields/date-field';
import { PersonField } from '../../base/fields/person-field';
import { useAppSelector } from '../../base/hooks';
import { useToday } from '../../plan/rows/use-today';
import { selectMustPropose, selectPlan } from '../../plan/state/plan-selectors';
import { FamilyField } from '../restriction-families/family-field';
import { useAddFamily } from '../restriction-families/use-add-family';
import { useFamilies } from '../restriction-families/use-families';
import type { BulkChange } from './restriction-edits';

/** What is asked for before many restrictions are changed. */
export const BULK_FIELDS = ['responsible', 'required', 'commited', 'family', 'release'] as const;
export type BulkField = (typeof BULK_FIELDS)[number];

interface Props {
  readonly field: BulkField;
  /** How many restrictions it is about. */
  readonly count: number;
  readonly onChange: (change: BulkChange) => void;
  readonly onClose: () => void;
}

/** Asks for the one value that many restrictions are given. */
export function BulkDialog({ field, count, onChange, onClose }: Props) {
  const { t } = useTranslation('restrictions');
  const today = useToday();
  const proposes = useAppSelector(selectMustPropose);
  const [value, setValue] = useState(field === 'release' ? today : '');
  // Nobody, and no promised date, are values too.
  const mayBeEmpty = field === 'responsible' || field === 'commited';
  const families = useFamilies();
  const chosen = field === 'family' ? (knownFamily(families, value) ?? '') : value.trim();
  const submit = () =>
    onChange(
      mayBeEmpty
        ? { kind: field, value: value || null }
        : { kind: field as 'family' | 'required' | 'release', value: chosen },
    );
  return (
    <FormDialog
      title={t('bulkTitle', { count })}
      submit={proposes ? t('release.propose') : t(`bulkDo.${field}`)}
      ready={mayBeEmpty || chosen !== ''}
      maxWidth="xs"
      onSubmit={submit}
      onClose={onClose}
    >
      <Field field={field} value={value} onChange={setValue} />
    </FormDialog>
  );
}

interface FieldProps {
  readonly field: BulkField;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Field({ field, value, onChange }: FieldProps) {
  const { t } = useTranslation('restrictions');
  const people = useAppSelector(selectPlan)?.responsibles.rows ?? [];
  const families = useFamilies();
  const onAddFamily = useAddFamily();
  const label = t(`bulkField.${field}`);
  if (field === 'responsible') {
    return (
      <PersonField
        label={label}
        people={people.filter(({ isActive }) => isActive)}
        value={value || null}
        hint={value === '' ? t('nobody') : ' '}
        onChange={(id) => onChange(id ?? '')}
        sx={{ mt: 2 }}
      />
    );
  }
  if (field === 'family') {
    return (
      <FamilyField
        required
        label={label}
        families={families}
        onAdd={onAddFamily}
        value={value}
        onChange={onChange}
        sx={{ mt: 2 }}
      />
    );
  }
  return (
    <DateField
      label={label}
      value={value}
      onChange={onChange}
      required={field !== 'commited'}
      hint={field === 'release' ? t('releaseHint') : field === 'commited' ? t('commitedHint') : ' '}
      sx={{ mt: 2 }}
    />
  );
}
