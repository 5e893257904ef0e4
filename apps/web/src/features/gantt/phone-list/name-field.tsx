import FormHelperText from '@mui/material/FormHelperText';
import InputBase from '@mui/material/InputBase';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CellEdit, CellProblem } from '../cells/cell-edits';

interface Props {
  readonly id: string;
  readonly text: string;
  readonly problemOf: (edit: CellEdit) => CellProblem | null;
  readonly onEdited: (edit: CellEdit) => void;
  readonly onEnd: () => void;
}

/** The name of a task as it is typed: Enter and leaving the field keep it, Escape leaves it as it was. */
export function NameField({ id, text, problemOf, onEdited, onEnd }: Props) {
  const { t } = useTranslation('gantt');
  const [typed, setTyped] = useState(text);
  const [words, setWords] = useState<string | null>(null);
  const value = typed.trim();
  const edit: CellEdit = { field: 'text', id, value };
  const keep = (isLeft: boolean) => {
    const problem = value === '' || value === text ? null : problemOf(edit);
    if (problem && !isLeft) return setWords(problem.words);
    if (problem) problem.tell();
    else if (value !== '' && value !== text) onEdited(edit);
    onEnd();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Enter') {
      event.preventDefault();
      keep(false);
    } else if (event.key === 'Escape') onEnd();
  };
  return (
    <>
      <InputBase
        autoFocus
        fullWidth
        multiline
        value={typed}
        error={words !== null}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => {
          setTyped(target.value);
          setWords(null);
        }}
        onBlur={() => keep(true)}
        onKeyDown={onKeyDown}
        inputProps={{
          'aria-label': t('columnInFull.text'),
          'aria-invalid': words !== null,
          enterKeyHint: 'done',
          name: 'text',
        }}
        sx={{ my: 1, px: 2, minHeight: 44, border: 1, borderColor: 'accent.text', borderRadius: 1 }}
      />
      {words !== null && (
        <FormHelperText error role="alert">
          {words}
        </FormHelperText>
      )}
    </>
  );
}
