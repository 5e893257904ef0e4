import type { User } from '@plomada/contracts';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainDialog } from '../../base/dialogs/dialog-frame';
import { useQuery } from '../../base/api/use-query';
import { ErrorRetry } from '../../base/states/error-retry';
import { avatarsToChooseFrom } from './profile-api';

interface Props {
  readonly user: User;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onChosen: (change: { avatarURL: string }) => void;
}

const SIZE = 72;

/** The set of drawings, to choose one from. */
export function AvatarDialog({ user, busy, onClose, onChosen }: Props) {
  const { t } = useTranslation(['profile', 'common']);
  const [answer, again] = useQuery(useCallback(() => avatarsToChooseFrom(user.id), [user.id]));
  return (
    <PlainDialog title={t('picture.choose')} onClose={onClose} maxWidth="xs">
      {answer.status === 'failed' ? (
        <ErrorRetry title={t('picture.setFailed')} failure={answer.failure} onRetry={again} />
      ) : (
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: `repeat(auto-fill, minmax(${SIZE}px, 1fr))`,
            justifyItems: 'center',
            gap: 3,
            py: 1,
          }}
        >
          {answer.status === 'loading'
            ? Array.from({ length: 8 }, (_, n) => (
                <Skeleton key={n} variant="circular" width={SIZE} height={SIZE} />
              ))
            : answer.value.avatars.map(({ url }, n) => (
                <ButtonBase
                  key={url}
                  aria-label={t('picture.drawing', { number: n + 1 })}
                  aria-pressed={url === user.avatarURL}
                  disabled={busy}
                  onClick={() => onChosen({ avatarURL: url })}
                  sx={{
                    borderRadius: '50%',
                    outline: url === user.avatarURL ? '3px solid' : 'none',
                    outlineColor: 'primary.main',
                  }}
                >
                  <Box
                    component="img"
                    src={url}
                    alt=""
                    sx={{ width: SIZE, height: SIZE, borderRadius: '50%' }}
                  />
                </ButtonBase>
              ))}
        </Box>
      )}
    </PlainDialog>
  );
}
