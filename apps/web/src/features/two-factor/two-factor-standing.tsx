import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';
import type { TwoFactorState } from './two-factor-api';

/** With as few recovery codes left, new ones are asked for in good time. */
const FEW = 2;

/** Whether the second step is on, and what there is to come in without the phone. */
export function TwoFactorStanding({ state }: { readonly state: TwoFactorState }) {
  const { t } = useTranslation('twoFactor');
  const format = useFormat();
  const { since, recoveryCodesLeft: count } = state;
  if (since === null) return <Typography sx={{ mb: 4, fontWeight: 600 }}>{t('off')}</Typography>;
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>{t('on', { date: format.date(since) })}</Typography>
      {count > FEW ? (
        <Typography sx={{ mb: 4 }}>{t('codesLeft', { count })}</Typography>
      ) : (
        <Alert severity="warning" sx={{ my: 3 }}>
          {t('codesLeft', { count })} {t('fewCodes')}
        </Alert>
      )}
    </>
  );
}
