import { hasEntries, type Task } from '@plomada/domain';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AskDialog } from '../../base/dialogs/ask-dialog';

interface TakingOut {
  /** Takes them out, after the question where there is one. */
  readonly takeOut: () => void;
  readonly question: ReactNode;
}

/**
 * Asks before tasks leave the open term: their progress and commitment go back to those of the last close (planning core, section 4).
 * Tasks that have nothing to lose leave at once.
 */
export function useTakingOut(tasks: readonly Task[], onTakeOut: () => void): TakingOut {
  const { t } = useTranslation('gantt');
  const [isAsked, setAsked] = useState(false);
  const losing = tasks.filter(hasEntries).length;
  const go = () => {
    setAsked(false);
    onTakeOut();
  };
  return {
    takeOut: () => (losing > 0 ? setAsked(true) : go()),
    question: isAsked && (
      <AskDialog
        title={t('takeOut.title', { count: tasks.length })}
        detail={t('takeOut.detail', { count: losing })}
        keep={t('takeOut.keep', { count: tasks.length })}
        go={t('takeOut.go')}
        onKeep={() => setAsked(false)}
        onGo={go}
      />
    ),
  };
}
