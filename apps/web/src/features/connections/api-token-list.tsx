import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';
import { ConnectionLine } from './connection-line';
import { type ApiTokenInfo, isGood } from './connections-api';

interface Props {
  readonly tokens: readonly ApiTokenInfo[];
  readonly busy: boolean;
  readonly onRevoke: (token: ApiTokenInfo) => void;
}

/** What each token is for, until when, and when it was used last. */
export function ApiTokenList({ tokens, busy, onRevoke }: Props) {
  const { t } = useTranslation('connections');
  if (tokens.length === 0) return <Typography sx={{ mb: 4 }}>{t('tokens.none')}</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, mt: 0, mb: 4 }}>
      {tokens.map((token) => (
        <ApiTokenLine key={token.id} token={token} busy={busy} onRevoke={() => onRevoke(token)} />
      ))}
    </Box>
  );
}

interface LineProps {
  readonly token: ApiTokenInfo;
  readonly busy: boolean;
  readonly onRevoke: () => void;
}

function ApiTokenLine({ token, busy, onRevoke }: LineProps) {
  const { t } = useTranslation('connections');
  const format = useFormat();
  const { name, scope, ending, expiresAt, lastUsedAt } = token;
  const isOver = !isGood(token);
  return (
    <ConnectionLine
      title={name}
      action={t('tokens.revoke')}
      actionNamed={t('tokens.revokeNamed', { name })}
      busy={busy}
      onAction={onRevoke}
    >
      <Typography variant="body2" color="textSecondary">
        {t(`tokens.scope.${scope}`)} · {t('tokens.ending', { ending })}
      </Typography>
      <Typography variant="body2" color={isOver ? 'error' : 'textSecondary'}>
        {t(isOver ? 'tokens.over' : 'tokens.until', { date: format.date(expiresAt) })}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {lastUsedAt ? t('tokens.used', { date: format.date(lastUsedAt) }) : t('tokens.unused')}
      </Typography>
    </ConnectionLine>
  );
}
