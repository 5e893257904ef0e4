import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import type { Proposal } from '@plomada/contracts';
import { useTranslation } from 'react-i18next';
import type { Payload } from '@plomada/domain';
import { useFormat } from '../../base/format';
import { useAppSelector } from '../../base/hooks';
import { BellIcon } from '../../base/icons/icons';
import { visuallyHidden } from '../../base/layout/visually-hidden';
import { selectWaitingReleases } from './notifications-slice';

/** Says beside a restriction that its release is proposed and waits; nothing where it is not. */
export function WaitingRelease({ restrictionId }: { readonly restrictionId: string }) {
  const waiting = useAppSelector((state) => selectWaitingReleases(state).get(restrictionId));
  return waiting && <WaitingSign waiting={waiting} />;
}

function WaitingSign({ waiting }: { readonly waiting: Proposal }) {
  const { t } = useTranslation('notifications', { useSuspense: false });
  const format = useFormat();
  const { released } = waiting.action.payload as Payload<'UNBOUND_RESTRICTION'>;
  const { name } = waiting.responsible;
  const words = released
    ? t('waitingReleaseOn', { name, date: format.date(released) })
    : t('waitingRelease', { name });
  return (
    <Tooltip title={words}>
      <Box component="span" sx={{ display: 'inline-flex', ml: 1.5, color: 'accent.text' }}>
        <BellIcon sx={{ fontSize: 16 }} />
        <Box component="span" sx={visuallyHidden}>
          {words}
        </Box>
      </Box>
    </Tooltip>
  );
}
