import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '../hooks';
import { PublicPage } from '../layout/public-page';
import { signOffRequested } from './session-slice';

interface Props {
  readonly title: string;
  readonly detail: string;
  readonly children: ReactNode;
}

/** In place of every page while something is asked of who signed in; whoever does not want to do it may sign off. */
export function RequirementPage({ title, detail, children }: Props) {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  return (
    <PublicPage title={title}>
      <Typography variant="h1" sx={{ mb: 3 }}>
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 4 }}>{detail}</Typography>
      <Stack spacing={3}>
        {children}
        <Button onClick={() => dispatch(signOffRequested())}>{t('profile.signOff')}</Button>
      </Stack>
    </PublicPage>
  );
}
