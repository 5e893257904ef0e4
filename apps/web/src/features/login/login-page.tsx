import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { useAppSelector } from '../../app/hooks';
import { LanguageSwitch } from '../../app/layout/language-switch';
import { PlumbMark } from '../../app/layout/plumb-mark';
import { useDocumentTitle } from '../../app/layout/use-document-title';
import { selectUser, selectWhyAnonymous } from '../session/session-slice';
import { EmailStep } from './email-step';
import { selectLogin } from './login-slice';
import { PasswordStep } from './password-step';

export function LoginPage() {
  const { t } = useTranslation('login');
  const [params] = useSearchParams();
  const user = useAppSelector(selectUser);
  const login = useAppSelector(selectLogin);
  const why = useAppSelector(selectWhyAnonymous);
  useDocumentTitle(t('title'));
  if (user) return <Navigate to={ownPath(params.get('from'))} replace />;
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <Box component="header" sx={{ display: 'flex', justifyContent: 'flex-end', p: 3 }}>
        <LanguageSwitch />
      </Box>
      <Box component="main" sx={{ flex: 1, display: 'grid', placeItems: 'center', px: 4, pb: 24 }}>
        <Box sx={{ width: '100%', maxWidth: 400 }}>
          <Brand />
          {why === 'ended' && (
            <Alert severity="info" sx={{ mb: 4 }}>
              {t('sessionEnded')}
            </Alert>
          )}
          <Card sx={{ p: 6 }}>
            {login.step === 'email' ? <EmailStep state={login} /> : <PasswordStep state={login} />}
          </Card>
        </Box>
      </Box>
    </Box>
  );
}

function Brand() {
  const { t } = useTranslation('login');
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, mb: 6 }}>
      <PlumbMark size={44} />
      <Box>
        <Typography
          component="p"
          sx={{ fontSize: '1.375rem', fontWeight: 600, letterSpacing: '-0.02em', lineHeight: 1.2 }}
        >
          Plomada
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('tagline')}
        </Typography>
      </Box>
    </Box>
  );
}

/** Only a path of ours: an address of somebody else's must not ride on our login. */
function ownPath(from: string | null): string {
  return from && /^\/(?![/\\])/.test(from) ? from : '/';
}
