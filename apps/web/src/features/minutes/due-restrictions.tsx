import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ShownRestriction } from '@plomada/domain';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';
import { Empty } from '../../base/states/empty';
import { dueText } from './protocol-blocks';

/** The restrictions that have to be released next, the most urgent ones first. */
export function DueRestrictions({ due }: { readonly due: readonly ShownRestriction[] }) {
  const { t } = useTranslation('meeting');
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: 4 }}>
      <Typography id={titleId} component="h2" sx={{ fontSize: '1em', fontWeight: 700, mb: 3 }}>
        {t('due.title', { count: due.length })}
      </Typography>
      {due.length === 0 && <Empty title={t('due.none')} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, fontSize: '0.85em' }}>
        {due.map((one) => (
          <DueLine key={one.id} restriction={one} />
        ))}
      </Box>
    </Card>
  );
}

function DueLine({ restriction }: { readonly restriction: ShownRestriction }) {
  const { t } = useTranslation('meeting');
  const format = useFormat();
  const { family, detail, daysLeft } = restriction;
  return (
    <Box component="li" sx={{ mb: 3, overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ fontWeight: 600 }}>
        {[family, detail].filter(Boolean).join(' · ')}
      </Box>
      <Box sx={{ color: daysLeft < 0 ? 'stateText.delayed' : 'text.secondary' }}>
        {dueText(restriction, t, format)}
      </Box>
    </Box>
  );
}
