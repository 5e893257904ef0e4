import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { selectMissing, selectSocketStatus, type SocketState } from '../../plan/socket/socket-slice';
import { useAppSelector } from '../../base/hooks';
import { OfflineIcon, OnlineIcon } from '../../base/icons/icons';
import { useOnline } from '../../base/states/use-online';
import { ONLY_HEARD_ON_PHONES, visuallyHidden } from '../../base/layout/visually-hidden';

/** "Connected" is news for three seconds; the other two stay until they are over (platform spec, section 9). */
const NEWS_MS = 3000;
const MISSING = { internet: 'connection.internetMissing', product: 'connection.productMissing' } as const;

export function ConnectionStatus() {
  const online = useOnline();
  const open = useAppSelector(selectSocketStatus);
  // An open socket hears only later that the device has lost its network.
  const status = open === 'connected' && !online ? 'disconnected' : open;
  // A new status is a new announcement: the key restarts its three seconds.
  return status === 'unused' ? null : <Announcement key={status} status={status} />;
}

function Announcement({ status }: { readonly status: Exclude<SocketState['status'], 'unused'> }) {
  const { t } = useTranslation('shell');
  const [quiet, setQuiet] = useState(false);
  useEffect(() => {
    if (status !== 'connected') return undefined;
    const timer = setTimeout(() => setQuiet(true), NEWS_MS);
    return () => clearTimeout(timer);
  }, [status]);
  const missing = useAppSelector(selectMissing);
  const label = t(
    status === 'disconnected' && missing !== null ? MISSING[missing] : (`connection.${status}` as const),
  );
  const colour = { connected: 'success.main', reconnecting: 'warning.main', disconnected: 'error.main' }[
    status
  ];
  return (
    <Box
      role="status"
      title={label}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        color: colour,
        typography: 'body2',
        whiteSpace: 'nowrap',
      }}
    >
      {status === 'reconnecting' && <CircularProgress size={14} color="inherit" aria-hidden />}
      {status === 'connected' && <OnlineIcon fontSize="small" />}
      {status === 'disconnected' && <OfflineIcon fontSize="small" />}
      <Box component="span" sx={quiet ? visuallyHidden : ONLY_HEARD_ON_PHONES}>
        {label}
      </Box>
    </Box>
  );
}
