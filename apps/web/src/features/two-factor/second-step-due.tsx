import Button from '@mui/material/Button';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../base/api/use-query';
import { loadAgain } from '../../base/go-to';
import { useAppSelector } from '../../base/hooks';
import { RequirementPage } from '../../base/session/requirement-page';
import { selectUser } from '../../base/session/session-slice';
import { ErrorRetry } from '../../base/states/error-retry';
import { RecoveryCodesDialog } from './recovery-codes-dialog';
import { SetUpDialog } from './set-up-dialog';
import { twoFactorOf } from './two-factor-api';

/** In place of every page while a business asks for a second step that is not set up. */
export function SecondStepDue() {
  const user = useAppSelector(selectUser);
  return user && <DueOf userId={user.id} />;
}

function DueOf({ userId }: { readonly userId: string }) {
  const { t } = useTranslation('twoFactor');
  const [answer, again] = useQuery(useCallback(() => twoFactorOf(userId), [userId]));
  const [isSettingUp, setSettingUp] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <RequirementPage title={t('due.title')} detail={t('due.detail')}>
      {answer.status === 'failed' ? (
        <ErrorRetry title={t('failed')} failure={answer.failure} onRetry={again} />
      ) : (
        <Button variant="contained" disabled={answer.status === 'loading'} onClick={() => setSettingUp(true)}>
          {t('setUp')}
        </Button>
      )}
      {isSettingUp && answer.status === 'ready' && (
        <SetUpDialog
          userId={userId}
          hasPassword={answer.value.hasPassword}
          onDone={({ recoveryCodes }) => {
            setSettingUp(false);
            setCodes(recoveryCodes);
          }}
          onClose={() => setSettingUp(false)}
        />
      )}
      {/* What the pages asked for meanwhile was refused: they begin anew. */}
      {codes && <RecoveryCodesDialog codes={codes} onClose={loadAgain} />}
    </RequirementPage>
  );
}
