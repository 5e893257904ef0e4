import Box from '@mui/material/Box';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AskDialog } from '../../base/dialogs/ask-dialog';
import type { Refused } from '../../base/messages/messages-slice';
import { SHOWS_PLAN } from '../../plan/undo/use-undo-keys';
import type { Typed } from './use-typed';
import { WithRefusalLink } from './with-refusal-link';

interface Props {
  readonly label: string;
  readonly typed: Typed;
  /** Enter makes a new line: done is what is typed with Ctrl. */
  readonly multiline?: boolean | undefined;
  /** What is told with the field. */
  readonly problem: Refused | null;
  readonly children: ReactNode;
}

/** Around a field of the panel: Enter does what is typed, and Escape asks before it is given up. */
export function TypedField({ label, typed, multiline = false, problem, children }: Props) {
  const { t } = useTranslation(['taskPanel', 'common']);
  const { isTyped, isAsking, ask, finish, giveUp } = typed;
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (!multiline || event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      finish();
    } else if (event.key === 'Escape' && isTyped) {
      event.stopPropagation();
      ask(true);
    }
  };
  return (
    <WithRefusalLink label={label} problem={problem}>
      <Box onKeyDown={press} {...(!isTyped && SHOWS_PLAN)}>
        {children}
      </Box>
      <AskDialog
        open={isAsking}
        title={t('common:unsaved.title')}
        detail={t('giveUp', { field: label })}
        keep={t('common:unsaved.stay')}
        go={t('common:discard')}
        onKeep={() => ask(false)}
        onGo={giveUp}
      />
    </WithRefusalLink>
  );
}
