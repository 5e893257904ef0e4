import { useTranslation } from 'react-i18next';
import { LeaveGuard } from './leave-guard';

interface Props {
  readonly unsaved: () => boolean;
  /** Parts of the query that leave the form too when they change: the section of a page, the project. */
  readonly params?: readonly string[];
}

/** Asks before what was typed is lost. Place it beside the form. */
export function UnsavedGuard({ unsaved, ...rest }: Props) {
  const { t } = useTranslation('common');
  return (
    <LeaveGuard
      asks={unsaved}
      title={t('unsaved.title')}
      detail={t('unsaved.detail')}
      leave={t('unsaved.leave')}
      stay={t('unsaved.stay')}
      {...rest}
    />
  );
}
