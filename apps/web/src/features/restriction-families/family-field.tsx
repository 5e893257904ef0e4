import { searchable } from '@plomada/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { knownFamily, RESTRICTION_TEXTS } from '@plomada/domain';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from '../../base/api/use-mutation';
import type { Field } from '../../base/fields/field';
import { SuggestField } from '../../base/fields/suggest-field';
import { AddIcon } from '../../base/icons/icons';
import { FailureAlert } from '../../base/messages/failure-alert';
import type { AddFamily } from './use-add-family';

interface Props extends Omit<Field<string>, 'problem' | 'onBlur' | 'inputRef'> {
  readonly families: readonly string[];
  readonly onAdd: AddFamily;
}

/** One of the company's families, found by typing. A new one is added on purpose, by whoever may: no slip of the keys makes one. */
export function FamilyField({ families, onAdd, sx, ...field }: Props) {
  const { t } = useTranslation('restrictions');
  const [isLeft, setLeft] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const name = field.value.trim();
  const isUnknown = name !== '' && knownFamily(families, name) === undefined;
  const begins = families.some((family) => searchable(family).startsWith(searchable(name)));
  const isWrong = isUnknown && (isLeft || !begins);
  return (
    <Box sx={sx}>
      <SuggestField
        {...field}
        inputRef={input}
        suggested={families}
        maxLength={RESTRICTION_TEXTS.family.most}
        onBlur={() => setLeft(true)}
        problem={isWrong ? t(onAdd ? 'family.unknown' : 'family.askAdmin', { name }) : null}
      />
      {isWrong && onAdd && (
        <AddButton key={name} name={name} onAdd={onAdd} onAdded={() => input.current?.focus()} />
      )}
    </Box>
  );
}

interface AddProps {
  readonly name: string;
  readonly onAdd: NonNullable<AddFamily>;
  readonly onAdded: () => void;
}

function AddButton({ name, onAdd, onAdded }: AddProps) {
  const { t } = useTranslation('restrictions');
  const { busy, failure, make } = useMutation();
  const add = async () => {
    if (await make(() => onAdd(name))) onAdded();
  };
  return (
    <>
      <Button
        size="small"
        startIcon={<AddIcon />}
        loading={busy}
        loadingPosition="start"
        onClick={() => void add()}
        sx={{ mt: 1 }}
      >
        {t('family.add', { name })}
      </Button>
      {failure && <FailureAlert failure={failure} />}
    </>
  );
}
