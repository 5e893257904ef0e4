import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '../../base/hooks';
import { loginActions } from './login-slice';

/** Who is logging in, and the way back to being somebody else. */
export function Account({ email }: { readonly email: string }) {
  const { t } = useTranslation('login');
  const dispatch = useAppDispatch();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 4, minWidth: 0 }}>
      <Typography noWrap sx={{ color: 'text.secondary' }}>
        {email}
      </Typography>
      <Button size="small" onClick={() => dispatch(loginActions.emailChangeAsked())} sx={{ flexShrink: 0 }}>
        {t('changeEmail')}
      </Button>
    </Box>
  );
}
