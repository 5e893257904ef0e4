import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { closePreview, hasLastWorkedDayCome, openTerm, type Plan, termLastDay } from '@plomada/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';
import { useToday } from '../../plan/rows/use-today';
import { CommitmentLines } from './commitment-lines';
import { LeftBehindList } from './left-behind';
import { RestrictionsLeavingPcr } from './restrictions-leaving-pcr';

/** What the close would come to if it were confirmed now: the PPC with what it is made of, and what carries over. */
export function ClosePreview({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('term');
  const format = useFormat();
  const { promises, commitmentLevel, carriedOver, comesBack, leftBehind, missedNoMore } = useMemo(
    () => closePreview(plan),
    [plan],
  );
  const isEarly = !hasLastWorkedDayCome(plan, useToday());
  const { value, numerator: met, denominator: count } = promises;
  return (
    <Box component="section" aria-label={t('preview.title')} sx={{ mb: 4 }}>
      <Typography variant="overline">{t('preview.ppc')}</Typography>
      <Typography sx={{ fontSize: 32, fontWeight: 600, lineHeight: 1.1 }}>{format.percent(value)}</Typography>
      {count > 0 ? (
        <Typography color="textSecondary">{t('result.kept', { met, count })}</Typography>
      ) : (
        <Alert severity="warning" sx={{ my: 2 }}>
          {t('preview.nothingPromised')}
        </Alert>
      )}
      {isEarly && (
        <Alert severity="warning" sx={{ my: 2 }}>
          {t('preview.early', { date: format.date(termLastDay(openTerm(plan))) })}
        </Alert>
      )}
      <CommitmentLines {...commitmentLevel} />
      <Typography sx={{ mt: 2 }}>{t('preview.carriesOver', { count: carriedOver })}</Typography>
      {comesBack > 0 && <Typography>{t('reopened.comesBack', { count: comesBack })}</Typography>}
      <LeftBehindList left={leftBehind} />
      <RestrictionsLeavingPcr number={openTerm(plan).number} restrictions={missedNoMore} />
    </Box>
  );
}
