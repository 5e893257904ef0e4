import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../../base/layout/visually-hidden';

/** Own changes that the server does not have yet. */
export function MenuCount({ count, hidden }: { readonly count: number; readonly hidden: boolean }) {
  const { t } = useTranslation('sync');
  return (
    <>
      {!hidden && (
        <Box
          component="span"
          aria-hidden
          className="numeric"
          sx={{
            minWidth: 22,
            px: 1.5,
            borderRadius: 3,
            bgcolor: 'accent.tint',
            color: 'accent.text',
            fontSize: '0.75rem',
            fontWeight: 600,
            textAlign: 'center',
          }}
        >
          {count}
        </Box>
      )}
      <Box component="span" sx={visuallyHidden}>
        {t('unsent', { count })}
      </Box>
    </>
  );
}
