import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PopoverDialog } from '../../../base/dialogs/popover-dialog';
import { InfoIcon } from '../../../base/icons/icons';
import type { Explanation } from '../registry/report';

interface Props {
  /** What the report is called. */
  readonly name: string;
  readonly explanation: Explanation;
}

/** What a report says and how it is calculated, in two sentences, and whose rule that is. */
export function ExplanationButton({ name, explanation }: Props) {
  const { t } = useTranslation('reports');
  const [anchor, setAnchor] = useState<Element | null>(null);
  return (
    <>
      <IconButton
        size="small"
        aria-label={t('tile.explain', { name })}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <InfoIcon />
      </IconButton>
      {anchor && (
        <PopoverDialog title={name} anchor={anchor} width={360} onClose={() => setAnchor(null)}>
          <Typography>{explanation.text}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
            {t('tile.source', { source: explanation.source })}
          </Typography>
        </PopoverDialog>
      )}
    </>
  );
}
