import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { Responsible } from '@plomada/domain';
import { type Ref, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AskDialog } from '../../../base/dialogs/ask-dialog';
import { useFormat } from '../../../base/format';
import { CheckIcon, DeleteIcon, InfoIcon } from '../../../base/icons/icons';
import { Empty } from '../../../base/states/empty';
import type { SaidDraft, SaidLine } from '../meeting-record';
import { SaidForm } from './said-form';
import { SectionTitle } from './section-title';

interface Props {
  readonly said: readonly SaidLine[];
  readonly draft: SaidDraft;
  readonly people: readonly Responsible[];
  /** What somebody is called; null of nobody. */
  readonly named: (id: string | null) => string | null;
  /** Where a line is begun. */
  readonly inputRef: Ref<HTMLInputElement>;
  readonly onDraft: (draft: SaidDraft) => void;
  readonly onChange: (said: readonly SaidLine[]) => void;
}

/** What was decided and noted, with who sees to it and by when. */
export function SaidLines({ said, named, onChange, ...form }: Props) {
  const { t } = useTranslation('meeting');
  const titleId = useId();
  const [removing, setRemoving] = useState<SaidLine | null>(null);
  return (
    <Box component="section" aria-labelledby={titleId} tabIndex={-1} sx={{ mb: 6, outline: 'none' }}>
      <SectionTitle id={titleId}>{t('protocol.saidTitle')}</SectionTitle>
      {said.length === 0 && <Empty title={t('protocol.nothingSaid')} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mb: 3, p: 0, fontSize: '0.85em' }}>
        {said.map((one) => (
          <Said key={one.id} line={one} who={named(one.about)} onRemove={() => setRemoving(one)} />
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
          onChange(said.filter(({ id }) => id !== removing?.id));
          setRemoving(null);
        }}
      />
      <SaidForm {...form} count={said.length} onAdd={(one) => onChange([...said, one])} />
    </Box>
  );
}

interface SaidProps {
  readonly line: SaidLine;
  readonly who: string | null;
  readonly onRemove: () => void;
}

function Said({ line: { kind, text, until }, who, onRemove }: SaidProps) {
  const { t } = useTranslation('meeting');
  const format = useFormat();
  const Sign = kind === 'decision' ? CheckIcon : InfoIcon;
  const details = [who, until && t('protocol.untilDay', { date: format.date(until) })].filter(Boolean);
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2, alignItems: 'flex-start', mb: 2 }}>
      <Sign titleAccess={t(`protocol.${kind}`)} sx={{ fontSize: '1.4em', color: 'text.secondary' }} />
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {text}
        {details.length > 0 && <Box sx={{ color: 'text.secondary' }}>{details.join(' · ')}</Box>}
      </Box>
      <IconButton size="small" aria-label={t('protocol.remove', { text })} onClick={onRemove}>
        <DeleteIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}
