import { searchable } from '@plomada/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { knownFamily, RESTRICTION_TEXTS } from '@plomada/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from '../../base/api/use-mutation';
import type { Field } from '../../base/fields/field';
import { SuggestField } from '../../base/fields/suggest-field';
import { AddIcon } from '../../base/icons/icons';
import { FailureAlert } from '../../base/messages/failure-alert';
import type { AddFamily } from './use-add-family';

interface Props extends Omit<Field<string>, 'problem' | 'onBlur'> {
  readonly families: readonly string[];
  readonly onAdd: AddFamily;
}

/** One of the company's families, found by typing. A new one is added on purpose, by whoever may: no slip of the keys makes one. */
export function FamilyField({ families, onAdd, sx, ...field }: Props) {
  const { t } = useTranslation('restrictions');
  const [isLeft, setLeft] = useState(false);
  const name = field.value.trim();
  const isUnknown = name !== '' && knownFamily(families, name) === undefined;
  const begins = families.some((family) => searchable(family).startsWith(searchable(name)));
  const isWrong = isUnknown && (isLeft || !begins);
  return (
    <Box sx={sx}>
      <SuggestField
        {...field}
        suggested={families}
        maxLength={RESTRICTION_TEXTS.family.most}
        onBlur={() => setLeft(true)}
        problem={isWrong ? t(onAdd ? 'family.unknown' : 'family.askAdmin', { name }) : null}
      />
      {isWrong && onAdd && <AddButton key={name} name={name} onAdd={onAdd} />}
    </Box>
  );
}

function AddButton({ name, onAdd }: { readonly name: string; readonly onAdd: NonNullable<AddFamily> }) {
  const { t } = useTranslation('restrictions');
  const { busy, failure, make } = useMutation();
  return (
    <>
      <Button
        size="small"
        startIcon={<AddIcon />}
        loading={busy}
        loadingPosition="start"
        onClick={() => void make(() => onAdd(name))}
      >
        {t('family.add', { name })}
      </Button>
      {failure && <FailureAlert failure={failure} />}
    </>
  );
}
