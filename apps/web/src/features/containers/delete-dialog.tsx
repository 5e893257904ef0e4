import type { Container } from '@plomada/contracts';
import { sameName } from '@plomada/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from '../../base/api/use-mutation';
import { TypedName } from '../../base/deleting/typed-name';
import { FormDialog } from '../../base/dialogs/form-dialog';
import { deleteContainer } from './container-api';

interface Props {
  readonly container: Container;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

export function DeleteDialog({ container: { id, name }, onDone, onClose }: Props) {
  const { t } = useTranslation('containers');
  const [typed, setTyped] = useState('');
  const { busy, failure, make } = useMutation();
  const remove = async () => {
    if (await make(() => deleteContainer(id, typed))) onDone();
  };
  return (
    <FormDialog
      title={t('delete.ask', { name })}
      submit={t('delete.button')}
      color="error"
      ready={sameName(typed, name)}
      busy={busy}
      failure={failure}
      maxWidth="xs"
      onSubmit={() => void remove()}
      onClose={onClose}
    >
      <TypedName
        ask={t('delete.typeName', { name })}
        label={t('delete.name')}
        value={typed}
        onChange={setTyped}
      />
    </FormDialog>
  );
}
