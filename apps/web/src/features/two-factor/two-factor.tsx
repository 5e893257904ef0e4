import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../base/api/use-query';
import { useAppDispatch } from '../../base/hooks';
import { messageShown } from '../../base/messages/messages-slice';
import { ErrorRetry } from '../../base/states/error-retry';
import { LoadingRows } from '../../base/states/loading';
import { ProofDialog } from './proof-dialog';
import { RecoveryCodesDialog } from './recovery-codes-dialog';
import { SetUpDialog } from './set-up-dialog';
import { endTwoFactor, renewRecoveryCodes, twoFactorOf } from './two-factor-api';
import { TwoFactorStanding } from './two-factor-standing';

type Doing = 'setUp' | 'renew' | 'end';

/** A second step of one's own account: turned on with an app, and off again. */
export function TwoFactor({ userId }: { readonly userId: string }) {
  const { t } = useTranslation('twoFactor');
  const dispatch = useAppDispatch();
  const [answer, again] = useQuery(useCallback(() => twoFactorOf(userId), [userId]));
  const [doing, setDoing] = useState<Doing | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const hasPassword = answer.status !== 'ready' || answer.value.hasPassword;
  const close = () => setDoing(null);
  const told = (made: { readonly recoveryCodes: readonly string[] }) => {
    setCodes(made.recoveryCodes);
    close();
    again();
  };
  const ended = () => {
    dispatch(messageShown({ severity: 'success', key: 'twoFactor:ended' }));
    close();
    again();
  };
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 4 }}>
        {t('what')}
      </Typography>
      {answer.status === 'loading' && <LoadingRows rows={1} />}
      {answer.status === 'failed' && (
        <ErrorRetry title={t('failed')} failure={answer.failure} onRetry={again} />
      )}
      {answer.status === 'ready' && (
        <>
          <TwoFactorStanding state={answer.value} />
          <Actions isOn={answer.value.since !== null} onDo={setDoing} />
        </>
      )}
      {doing === 'setUp' && (
        <SetUpDialog userId={userId} hasPassword={hasPassword} onDone={told} onClose={close} />
      )}
      {doing === 'renew' && (
        <ProofDialog
          title={t('renew')}
          detail={t('renewDetail')}
          submit={t('renewSubmit')}
          hasPassword={hasPassword}
          onProof={async (proof) => told(await renewRecoveryCodes(userId, proof))}
          onClose={close}
        />
      )}
      {doing === 'end' && (
        <ProofDialog
          title={t('end')}
          detail={t(hasPassword ? 'endDetail' : 'endDetailSignOn')}
          submit={t('endSubmit')}
          hasPassword={hasPassword}
          loses
          onProof={async (proof) => {
            await endTwoFactor(userId, proof);
            ended();
          }}
          onClose={close}
        />
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </>
  );
}

function Actions({ isOn, onDo }: { readonly isOn: boolean; readonly onDo: (what: Doing) => void }) {
  const { t } = useTranslation('twoFactor');
  if (!isOn) {
    return (
      <Button variant="outlined" onClick={() => onDo('setUp')}>
        {t('setUp')}
      </Button>
    );
  }
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 3, flexWrap: 'wrap' }}>
      <Button variant="outlined" onClick={() => onDo('renew')}>
        {t('renew')}
      </Button>
      <Button color="error" onClick={() => onDo('end')}>
        {t('end')}
      </Button>
    </Stack>
  );
}
