import Box from '@mui/material/Box';
import type { KeptLine } from '@plomada/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';
import { FlagIcon, InfoIcon } from '../../base/icons/icons';
import { lineDetails } from './earlier-decisions';

interface Props {
  readonly line: KeptLine;
  /** What can be done with it. */
  readonly children?: ReactNode;
}

/** A decision or a note, with who sees to it and by when. */
export function SaidLine({ line, children }: Props) {
  const { t } = useTranslation('meeting');
  const format = useFormat();
  const Sign = line.kind === 'decision' ? FlagIcon : InfoIcon;
  const details = lineDetails(line, t, format);
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2, alignItems: 'flex-start', mb: 2 }}>
      <Sign titleAccess={t(`protocol.${line.kind}`)} sx={{ fontSize: '1.4em', color: 'text.secondary' }} />
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {line.text}
        {details.length > 0 && <Box sx={{ color: 'text.secondary' }}>{details.join(' · ')}</Box>}
      </Box>
      {children}
    </Box>
  );
}
