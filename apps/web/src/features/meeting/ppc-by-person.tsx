import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type MeetingProtocol, nameOf } from '@plomada/domain';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Empty } from '../../base/states/empty';
import { ShareBar } from './share-bar';

/** Of what each person promised for the reviewed term, how much was kept. */
export function PpcByPerson({ protocol }: { readonly protocol: MeetingProtocol }) {
  const { t } = useTranslation('meeting');
  const titleId = useId();
  const { number } = protocol.reviewed;
  const promising = protocol.parts.filter(({ promised }) => promised > 0);
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: 4 }}>
      <Typography id={titleId} component="h2" sx={TITLE}>
        {t(protocol.closedAt === null ? 'byPersonPending' : 'byPerson', { number })}
      </Typography>
      {promising.length === 0 && <Empty title={t('common:noData')} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {promising.map(({ responsible, kept, promised }) => (
          <Box component="li" key={responsible?.id ?? ''} sx={{ mb: 3 }}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 3 }}>
              <Box component="span" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
                {responsible ? nameOf(responsible) : t('nobody')}
              </Box>
              <Box component="span" className="numeric" sx={{ whiteSpace: 'nowrap', fontWeight: 600 }}>
                {t('keptOf', { kept, count: promised })}
              </Box>
            </Box>
            <ShareBar progress={kept / promised} commitment={null} isShort={kept < promised} />
          </Box>
        ))}
      </Box>
    </Card>
  );
}

const TITLE = { fontSize: '1em', fontWeight: 700, mb: 3 } as const;
