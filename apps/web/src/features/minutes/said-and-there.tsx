import Box from '@mui/material/Box';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Empty } from '../../base/states/empty';
import { EarlierDecisions } from './earlier-decisions';
import { EarlierSection } from './earlier-section';
import { attendanceTexts } from './protocol-blocks';
import { SaidLine } from './said-line';
import { SectionTitle } from './section-title';
import type { ShownMinutes } from './use-minutes';

/** What the minutes say beyond the plan, to be read: who was there, what became of earlier decisions, what was said. */
export function SaidAndThere({ minutes }: { readonly minutes: ShownMinutes }) {
  const { t } = useTranslation('meeting');
  const thereId = useId();
  const saidId = useId();
  const { content, open, said } = minutes;
  return (
    <>
      <Box component="section" aria-labelledby={thereId} sx={{ mb: 6, overflowWrap: 'anywhere' }}>
        <SectionTitle id={thereId}>{t('protocol.presentTitle')}</SectionTitle>
        {attendanceTexts(content?.attendance ?? [], t).map((text) => (
          <Box key={text} component="p" sx={{ m: 0, mb: 2, fontSize: '0.85em' }}>
            {text}
          </Box>
        ))}
      </Box>
      {open.length > 0 && (
        <EarlierSection>
          <EarlierDecisions open={open} outcomes={content?.outcomes ?? []} />
        </EarlierSection>
      )}
      <Box component="section" aria-labelledby={saidId} sx={{ mb: 6 }}>
        <SectionTitle id={saidId}>{t('protocol.saidTitle')}</SectionTitle>
        {said.length === 0 && <Empty title={t('protocol.nothingSaid')} />}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, fontSize: '0.85em' }}>
          {said.map((line) => (
            <SaidLine key={line.id} line={line} />
          ))}
        </Box>
      </Box>
    </>
  );
}
