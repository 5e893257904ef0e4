import type { Proposal } from '@plomada/contracts';
import { useTranslation } from 'react-i18next';
import type { Payload } from '@plomada/domain';
import { useFormat } from '../../base/format';
import { useAppSelector } from '../../base/hooks';
import { selectWaitingReleases } from './notifications-slice';
import { WaitingBell } from './waiting-bell';

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
  return <WaitingBell words={words} />;
}
