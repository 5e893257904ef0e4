import Button from '@mui/material/Button';
import type { Plan } from '@plomada/domain';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { WarningIcon } from '../../base/icons/icons';

const CircularLinksDialog = lazy(async () => ({
  default: (await import('./circular-links-dialog')).CircularLinksDialog,
}));

const PARAM = 'circular';

/** Red, and only there while links of an imported schedule are set aside because they run in circles. */
export function CircularLinksButton({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('circularLinks');
  const [params, setParams] = useSearchParams();
  const count = plan.circularLinks.size;
  const show = (open: boolean) =>
    setParams((present) => {
      const next = new URLSearchParams(present);
      if (open) next.set(PARAM, '1');
      else next.delete(PARAM);
      return next;
    });
  return (
    <>
      {count > 0 && (
        <Button color="error" startIcon={<WarningIcon />} onClick={() => show(true)}>
          {t('button', { count })}
        </Button>
      )}
      {params.has(PARAM) && (
        <Suspense fallback={null}>
          <CircularLinksDialog plan={plan} onClose={() => show(false)} />
        </Suspense>
      )}
    </>
  );
}
