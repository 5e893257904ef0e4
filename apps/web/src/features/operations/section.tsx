import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AskDialog } from '../../base/dialogs/ask-dialog';
import { useFormat } from '../../base/format';
import { FailureAlert } from '../../base/messages/failure-alert';
import { useFailureText } from '../../base/messages/use-failure-text';
import { LoadingRows } from '../../base/states/loading';
import type { ConfirmedActions } from './use-confirmed-action';
import type { Polled } from './use-polling';

interface Props<T> {
  readonly id: string;
  readonly title: string;
  /** What cannot be read, in one sentence. */
  readonly failed: string;
  readonly reading: Polled<T>;
  readonly deeds?: ConfirmedActions;
  readonly tools?: ReactNode;
  readonly children: (value: T) => ReactNode;
}

/** A part of the screen: read, and said to be unread, apart from the others. */
export function Section<T extends { readonly readAt: string }>({
  id,
  title,
  failed,
  reading: { value, failure },
  deeds,
  tools,
  children,
}: Props<T>) {
  const { t } = useTranslation('operations');
  const format = useFormat();
  const textOf = useFailureText();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 8 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3, mb: 2 }}>
        <Typography variant="h2" id={id}>
          {title}
        </Typography>
        {value && (
          <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 auto' }}>
            {t('readAt', { at: format.date(value.readAt) })}
          </Typography>
        )}
        {tools}
      </Box>
      {failure && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {failed} {textOf(failure)} {value && t('stale', { at: format.date(value.readAt) })}
        </Alert>
      )}
      {deeds?.failure && <FailureAlert failure={deeds.failure} />}
      {value === null && !failure && <LoadingRows rows={2} />}
      {value && children(value)}
      {deeds?.asked && (
        <AskDialog
          title={deeds.asked.title}
          detail={deeds.asked.detail}
          keep={t('keep')}
          go={deeds.asked.go}
          onKeep={deeds.keep}
          onGo={() => deeds.act(deeds.asked!.call)}
        />
      )}
    </Box>
  );
}
