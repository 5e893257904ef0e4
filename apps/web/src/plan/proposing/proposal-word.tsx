import { MOST_WORD } from '@plomada/contracts';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../base/fields/text-field';

interface Props {
  readonly value: string;
  readonly onChange: (word: string) => void;
}

/** What somebody says to whoever decides what is proposed; may be left empty. */
export function ProposalWord({ value, onChange }: Props) {
  const { t } = useTranslation('notifications', { useSuspense: false });
  return (
    <Box sx={{ pt: 2 }}>
      <TextField
        multiline
        minRows={2}
        label={t('word')}
        value={value}
        onChange={onChange}
        maxLength={MOST_WORD}
      />
    </Box>
  );
}
