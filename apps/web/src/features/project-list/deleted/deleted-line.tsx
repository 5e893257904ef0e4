import type { DeletedItem } from '@plomada/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../base/fields/text-field';
import { useMutation } from '../../../base/api/use-mutation';
import { FocusableButton } from '../../../base/focus/focusable-button';
import { useFormat } from '../../../base/format';
import { BuildingIcon, FolderIcon } from '../../../base/icons/icons';
import { useFailureText } from '../../../base/messages/use-failure-text';
import { restore } from './deleted-api';

interface Props {
  readonly item: DeletedItem;
  readonly businessId: string;
  readonly onRestored: () => void;
}

/** One of them. When its code is another project's by now, a field asks for a new one. */
export function DeletedLine({ item, businessId, onRestored }: Props) {
  const { t } = useTranslation('projects');
  const format = useFormat();
  const textOf = useFailureText();
  const { busy, failure, make } = useMutation();
  const [code, setCode] = useState<string | null>(null);
  const { kind, name, projectId, deletedAt, deletedBy, goneAt } = item;
  const needsCode = code !== null || failure?.code === 'PROJECT_ID_TAKEN';
  const entered = code ?? projectId ?? '';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const another = needsCode ? entered.trim() : undefined;
    if (await make(() => restore(businessId, item, another))) onRestored();
  };
  const Icon = kind === 'project' ? BuildingIcon : FolderIcon;
  return (
    <Box component="li" sx={{ py: 3, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void submit(event)}
        sx={{ display: 'flex', alignItems: 'flex-start', flexWrap: 'wrap', gap: 3 }}
      >
        <Icon sx={{ color: 'text.secondary', mt: 1 }} />
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {projectId === null ? name : `${name} · ${projectId}`}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('deleted.by', { date: format.date(deletedAt), name: deletedBy })}
            {' · '}
            {t('deleted.until', { date: format.date(goneAt) })}
          </Typography>
          {failure && (
            <Typography role="alert" variant="body2" sx={{ color: 'error.main' }}>
              {textOf(failure)}
            </Typography>
          )}
        </Box>
        {needsCode && (
          <TextField
            label={t('deleted.code')}
            value={entered}
            autoFocus
            onChange={setCode}
            maxLength={60}
            sx={{ width: 180 }}
          />
        )}
        <FocusableButton
          type="submit"
          variant="outlined"
          disabled={busy || (needsCode && entered.trim() === '')}
          aria-label={t('deleted.restoreOne', { name })}
        >
          {t('deleted.restore')}
        </FocusableButton>
      </Box>
    </Box>
  );
}
