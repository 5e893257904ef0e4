import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';
import { useAppSelector } from '../../base/hooks';
import { TOOL } from '../../base/theme/touch';
import { selectLastVisit } from '../last-visit/last-visit-slice';
import { visitMoment } from '../last-visit/visit-moment';
import { useLogAddress } from './use-log-address';

/** Only what others did since the person's last visit, or since the instant that a link of somebody else names. */
export function SinceVisitFilter() {
  const { t } = useTranslation('log');
  const format = useFormat();
  const { query, change } = useLogAddress();
  const lastVisit = useAppSelector(selectLastVisit)?.since ?? '';
  const since = query.since || lastVisit;
  if (since === '') return null;
  const isOwn = since === lastVisit;
  const isChosen = query.since !== '';
  return (
    <Chip
      label={t(isOwn ? 'visit.filter' : 'visit.othersSince', {
        when: visitMoment(format, since, new Date()),
      })}
      color={isChosen ? 'primary' : 'default'}
      variant={isChosen ? 'filled' : 'outlined'}
      aria-pressed={isChosen}
      onClick={() => change({ since: isChosen ? '' : since })}
      sx={{ ...TOOL, borderRadius: 6 }}
    />
  );
}
