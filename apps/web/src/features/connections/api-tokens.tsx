import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { MOST_API_TOKENS } from '@plomada/contracts';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from '../../base/api/use-mutation';
import { useQuery } from '../../base/api/use-query';
import { AskDialog } from '../../base/dialogs/ask-dialog';
import { useAppDispatch } from '../../base/hooks';
import { AddIcon } from '../../base/icons/icons';
import { FailureAlert } from '../../base/messages/failure-alert';
import { messageShown } from '../../base/messages/messages-slice';
import { ErrorRetry } from '../../base/states/error-retry';
import { LoadingRows } from '../../base/states/loading';
import { ApiTokenList } from './api-token-list';
import { type ApiTokenInfo, apiTokensOf, isGood, revokeApiToken } from './connections-api';
import { NewApiTokenDialog } from './new-api-token-dialog';
import { SecretDialog } from './secret-dialog';

/** The own API tokens: which there are, new ones, and the end of each. */
export function ApiTokens({ userId }: { readonly userId: string }) {
  const { t } = useTranslation('connections');
  const dispatch = useAppDispatch();
  const [answer, again] = useQuery(useCallback(() => apiTokensOf(userId), [userId]));
  const { busy, failure, make } = useMutation();
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<ApiTokenInfo | null>(null);
  const revoke = ({ id, name }: ApiTokenInfo) =>
    make(async () => {
      setLeaving(null);
      await revokeApiToken(userId, id);
      dispatch(messageShown({ severity: 'success', key: 'connections:tokens.revoked', params: { name } }));
      again();
    });
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 4 }}>
        {t('tokens.what')}
      </Typography>
      {failure && <FailureAlert failure={failure} />}
      {answer.status === 'loading' && <LoadingRows rows={2} />}
      {answer.status === 'failed' && (
        <ErrorRetry title={t('tokens.failed')} failure={answer.failure} onRetry={again} />
      )}
      {answer.status === 'ready' && (
        <>
          <ApiTokenList tokens={answer.value.tokens} busy={busy} onRevoke={setLeaving} />
          <Button
            variant="outlined"
            startIcon={<AddIcon />}
            disabled={answer.value.tokens.filter(isGood).length >= MOST_API_TOKENS}
            onClick={() => setMaking(true)}
          >
            {t('tokens.new')}
          </Button>
        </>
      )}
      {isMaking && (
        <NewApiTokenDialog
          userId={userId}
          onMade={(token) => {
            setMaking(false);
            setMade(token);
            again();
          }}
          onClose={() => setMaking(false)}
        />
      )}
      {made !== null && (
        <SecretDialog
          title={t('tokens.made')}
          detail={t('tokens.once')}
          label={t('tokens.token')}
          secret={made}
          onClose={() => setMade(null)}
        />
      )}
      {leaving && (
        <AskDialog
          title={t('tokens.revokeTitle', { name: leaving.name })}
          detail={t('tokens.revokeDetail')}
          keep={t('tokens.keep')}
          go={t('tokens.revoke')}
          onKeep={() => setLeaving(null)}
          onGo={() => void revoke(leaving)}
        />
      )}
    </>
  );
}
