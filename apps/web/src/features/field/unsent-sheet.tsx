import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';
import { useAppSelector } from '../../base/hooks';
import { selectPending } from '../../plan/state/plan-selectors';
import { useActionText } from '../rejected-actions/use-action-text';
import { FieldSheet } from './field-sheet';

/** What was said here and is on this device only, line by line. */
export function UnsentSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['field', 'sync']);
  const pending = useAppSelector(selectPending);
  const textOf = useActionText();
  const format = useFormat();
  return (
    <FieldSheet
      title={t('sync:unsent', { count: pending.length })}
      about={t('unsentDetail')}
      onClose={onClose}
    >
      <List dense disablePadding>
        {pending.map((one) => (
          <ListItem key={one.id} disableGutters>
            <ListItemText primary={textOf(one)} secondary={format.date(one.when)} />
          </ListItem>
        ))}
      </List>
    </FieldSheet>
  );
}
