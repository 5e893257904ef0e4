import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../../base/layout/visually-hidden';
import type { ChangedValue } from './use-changed-values';

/** Each value that is changed, before → after; of what is new only what it will be. */
export function ChangedValues({ values }: { readonly values: readonly ChangedValue[] }) {
  const { t } = useTranslation('notifications');
  return (
    <Box component="dl" sx={LIST}>
      {values.map(({ field, label, before, after }) => (
        <Box key={field} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={VALUE}>
            {before && (
              <>
                <Box component="span" sx={visuallyHidden}>
                  {t('before')}
                </Box>{' '}
                <Box component="del" sx={{ color: 'text.secondary' }}>
                  {before}
                </Box>
                <Box component="span" aria-hidden>
                  {' → '}
                </Box>
                <Box component="span" sx={visuallyHidden}>
                  {t('after')}
                </Box>{' '}
              </>
            )}
            <Box component="span" sx={{ fontWeight: 600 }}>
              {after || t('nothing')}
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const LIST = {
  display: 'grid',
  gridTemplateColumns: 'fit-content(45%) 1fr',
  columnGap: 4,
  rowGap: 1,
  m: 0,
  fontSize: 'body2.fontSize',
} as const;
const VALUE = { m: 0, minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' } as const;
