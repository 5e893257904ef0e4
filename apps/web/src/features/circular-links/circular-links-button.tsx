import Button from '@mui/material/Button';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLatestSearchParams } from '../../base/use-latest-search-params';
import { useAppSelector } from '../../base/hooks';
import { WarningIcon } from '../../base/icons/icons';
import { selectPlan } from '../../plan/state/plan-selectors';

const CircularLinksDialog = lazy(async () => ({
  default: (await import('./circular-links-dialog')).CircularLinksDialog,
}));

interface DialogProps {
  readonly onClose: () => void;
}

function OpenDialog({ onClose }: DialogProps) {
  const plan = useAppSelector(selectPlan);
  return plan && <CircularLinksDialog plan={plan} onClose={onClose} />;
}

const PARAM = 'circular';

/** Red, and only there while links of an imported schedule are set aside because they run in circles. */
export function CircularLinksButton() {
  const { t } = useTranslation('circularLinks');
  const [params, setParams] = useLatestSearchParams();
  const count = useAppSelector((state) => selectPlan(state)?.circularLinks.size ?? 0);
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
          <OpenDialog onClose={() => show(false)} />
        </Suspense>
      )}
    </>
  );
}
