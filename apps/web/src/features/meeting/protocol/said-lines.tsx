import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { KeptLine } from '@plomada/contracts';
import type { Responsible, SaidLine as NewLine } from '@plomada/domain';
import { type Ref, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AskDialog } from '../../../base/dialogs/ask-dialog';
import { DeleteIcon } from '../../../base/icons/icons';
import { Empty } from '../../../base/states/empty';
import { SaidLine } from '../../minutes/said-line';
import { SectionTitle } from '../../minutes/section-title';
import type { SaidDraft } from '../meeting-record';
import { SaidForm } from './said-form';

interface Props {
  readonly said: readonly KeptLine[];
  readonly draft: SaidDraft;
  readonly people: readonly Responsible[];
  /** Where a line is begun. */
  readonly inputRef: Ref<HTMLInputElement>;
  readonly onDraft: (draft: SaidDraft) => void;
  readonly onAdd: (line: NewLine) => void;
  readonly onRemove: (id: string) => void;
}

/** What was decided and noted, with who sees to it and by when. */
export function SaidLines({ said, onRemove, ...form }: Props) {
  const { t } = useTranslation('meeting');
  const titleId = useId();
  const [removing, setRemoving] = useState<KeptLine | null>(null);
  return (
    <Box component="section" aria-labelledby={titleId} tabIndex={-1} sx={{ mb: 6, outline: 'none' }}>
      <SectionTitle id={titleId}>{t('protocol.saidTitle')}</SectionTitle>
      {said.length === 0 && <Empty title={t('protocol.nothingSaid')} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mb: 3, p: 0, fontSize: '0.85em' }}>
        {said.map((line) => (
          <SaidLine key={line.id} line={line}>
            <IconButton
              size="small"
              aria-label={t('protocol.remove', { text: line.text })}
              onClick={() => setRemoving(line)}
            >
              <DeleteIcon fontSize="small" />
            </IconButton>
          </SaidLine>
        ))}
      </Box>
      <AskDialog
        open={removing !== null}
        title={t('protocol.removeTitle')}
        detail={removing?.text ?? ''}
        keep={t('common:cancel')}
        go={t('protocol.removeGo')}
        onKeep={() => setRemoving(null)}
        onGo={() => {
          if (removing) onRemove(removing.id);
          setRemoving(null);
        }}
      />
      <SaidForm {...form} count={said.length} />
    </Box>
  );
}
