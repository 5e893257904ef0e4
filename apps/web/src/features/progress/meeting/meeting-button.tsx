import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { PeopleIcon } from '../../../base/icons/icons';
import { ToolLabel } from '../../../base/layout/tool-label';
import { useMeetingAddress } from './meeting-address';

/** Turns a page of the week's work into the meeting about it. */
export function MeetingButton() {
  const { t } = useTranslation('meeting');
  const { enter } = useMeetingAddress();
  return (
    <Button variant="text" startIcon={<PeopleIcon />} onClick={enter}>
      <ToolLabel>{t('enter')}</ToolLabel>
    </Button>
  );
}
