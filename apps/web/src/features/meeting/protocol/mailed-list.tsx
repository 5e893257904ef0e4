import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { nameOf, type Plan } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import type { Mailed } from '../../minutes/minutes-api';

interface Props {
  readonly mailed: Mailed;
  readonly plan: Plan;
}

/** How many get the protocol, and who gets none and why. */
export function MailedList({ mailed: { sent, unreached }, plan }: Props) {
  const { t } = useTranslation('meeting');
  const called = (id: string): string => {
    const person = plan.responsibles.get(id);
    return person ? nameOf(person) : t('nobody');
  };
  return (
    <>
      <Alert severity={sent > 0 ? 'success' : 'warning'}>{t('protocol.sent', { count: sent })}</Alert>
      {unreached.length > 0 && (
        <Box component="ul" sx={{ mt: 3, mb: 0, pl: 5 }}>
          {unreached.map(({ id, why }) => (
            <li key={id}>
              {called(id)}: {t(`protocol.unreached.${why}`)}
            </li>
          ))}
        </Box>
      )}
    </>
  );
}
