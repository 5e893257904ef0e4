import type { Member } from '@plomada/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { QueryState } from '../../base/api/use-query';
import { ErrorRetry } from '../../base/states/error-retry';
import { LoadingRows } from '../../base/states/loading';
import { MemberRow } from './member-row';
import type { NewProjectFields } from './new-project-fields';

interface Props {
  readonly members: QueryState<{ readonly members: readonly Member[] }>;
  readonly onRetry: () => void;
  readonly creatorId: string;
}

/** Who works on it, and as what. */
export function TeamStep({ members, onRetry, creatorId }: Props) {
  const { t } = useTranslation('newProject');
  const { control } = useFormContext<NewProjectFields>();
  if (members.status === 'loading') return <LoadingRows rows={5} />;
  if (members.status === 'failed') {
    return <ErrorRetry title={t('membersFailed')} failure={members.failure} onRetry={onRetry} />;
  }
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mb: 3 }}>{t('teamIntro')}</Typography>
      <Controller
        control={control}
        name="team"
        render={({ field }) => (
          <Box component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
            {members.value.members.map(({ user }) => (
              <MemberRow
                key={user.id}
                user={user}
                isCreator={user.id === creatorId}
                roles={field.value[user.id] ?? []}
                onChange={(roles) => field.onChange({ ...field.value, [user.id]: roles })}
              />
            ))}
          </Box>
        )}
      />
    </>
  );
}
