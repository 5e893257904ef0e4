import Button, { type ButtonProps } from '@mui/material/Button';
import type { Plan } from '@plomada/domain';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const NewBaseline = lazy(async () => ({
  default: (await import('../../settings/baselines/new-baseline')).NewBaseline,
}));

interface Props extends Pick<ButtonProps, 'color' | 'variant' | 'size'> {
  readonly plan: Plan;
}

/** Takes a baseline without a way to the settings, which only administrators have: whoever edits the plan may take one. */
export function TakeBaseline({ plan, ...button }: Props) {
  const { t } = useTranslation('gantt');
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setIsAsked(true)}>
        {t('bars.takeBaseline')}
      </Button>
      {isAsked && (
        <Suspense fallback={null}>
          <NewBaseline plan={plan} onClose={() => setIsAsked(false)} />
        </Suspense>
      )}
    </>
  );
}
