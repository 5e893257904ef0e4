import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { QRCodeSVG } from 'qrcode.react';
import { useTranslation } from 'react-i18next';

interface Props {
  /** Base32. */
  readonly secret: string;
  /** The same as apps read it from a picture. */
  readonly uri: string;
}

/** In pixels: what the camera of a phone reads at arm's length. */
const SIZE = 176;

/** A picture for the camera of a phone, and the same to be typed: whoever is on that phone has no other to hold before it. */
export function SecretForApp({ secret, uri }: Props) {
  const { t } = useTranslation('twoFactor');
  return (
    <>
      <Typography>{t('scan')}</Typography>
      <Box sx={{ alignSelf: 'center', p: 2, lineHeight: 0, bgcolor: 'common.white', borderRadius: 1 }}>
        <QRCodeSVG value={uri} size={SIZE} marginSize={2} title={t('picture')} />
      </Box>
      <Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('orType')}
        </Typography>
        <Typography sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere', userSelect: 'all' }}>
          {(secret.match(/.{1,4}/g) ?? []).join(' ')}
        </Typography>
      </Box>
    </>
  );
}
