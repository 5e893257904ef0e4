import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';
import type { CloseOutcome } from './close-state';
import { CommitmentLines } from './commitment-lines';
import { LeftBehindList } from './left-behind';
import { SecondCloseUpdate } from './second-close-update';

/** What the close brought: the term's PPC with what it is made of, what carries over, the term that is open now. */
export function CloseResult({ outcome }: { readonly outcome: CloseOutcome }) {
  const { t } = useTranslation('term');
  const format = useFormat();
  const { met, promised, ppc, commitmentLevel, carriedOver, leftBehind, secondClose } = outcome;
  const { nextNumber, nextStart, nextLastDay } = outcome;
  return (
    <Stack spacing={4}>
      <div>
        <Typography variant="overline">{t('result.ppc')}</Typography>
        {ppc === null ? (
          <Typography>{t('result.nothingPromised')}</Typography>
        ) : (
          <>
            <Typography sx={{ fontSize: 40, fontWeight: 600, lineHeight: 1.1 }}>
              {format.percent(ppc)}
            </Typography>
            <Typography color="textSecondary">{t('result.kept', { met, count: promised })}</Typography>
          </>
        )}
        <CommitmentLines {...commitmentLevel} />
      </div>
      <Typography>{t('result.carriedOver', { count: carriedOver })}</Typography>
      <LeftBehindList left={leftBehind} />
      {secondClose && <SecondCloseUpdate {...secondClose} />}
      <Typography>
        {t('result.next', {
          number: nextNumber,
          from: format.date(nextStart),
          to: format.date(nextLastDay),
        })}
      </Typography>
    </Stack>
  );
}
