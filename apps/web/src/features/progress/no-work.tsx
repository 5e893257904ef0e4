import Button from '@mui/material/Button';
import { WORK_SCOPES, type WorkScope } from '@plomada/domain';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Empty } from '../../base/states/empty';

interface Props {
  readonly scope: WorkScope;
  readonly icon: ReactNode;
  readonly onChosen: (scope: WorkScope) => void;
}

/** A scope without work, and where there is some. */
export function NoWork({ scope, icon, onChosen }: Props) {
  const { t } = useTranslation('progress');
  const wider = WORK_SCOPES[WORK_SCOPES.indexOf(scope) + 1];
  return (
    <Empty
      icon={icon}
      title={t(`empty.${scope}`)}
      detail={t('empty.detail')}
      action={wider && <Button onClick={() => onChosen(wider)}>{t(`seeScope.${wider}`)}</Button>}
    />
  );
}
