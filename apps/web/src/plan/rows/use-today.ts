import { useAppSelector } from '../../base/hooks';
import { useDay } from '../../base/use-day';
import { selectTimeZone } from '../state/plan-selectors';

/** The open plan's day. A page that is open over its midnight is drawn again with the new one. */
export const useToday = (): string => useDay(useAppSelector(selectTimeZone));
