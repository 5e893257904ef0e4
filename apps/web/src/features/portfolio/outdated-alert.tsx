import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as api from '../../base/api/endpoints';

interface Props {
  /** Projects whose last calculation failed: what is shown of them is of before. */
  readonly projects: readonly { readonly id: string; readonly name: string }[];
  /** Reads what is shown anew. */
  readonly onAgain: () => void;
}

/** Names so many of them. */
const MOST_NAMED = 5;
/** Calculations that somebody waits for are looked after so often, in milliseconds. */
const LOOK_EVERY_MS = 3_000;
/** So many times at most: five attempts take half a minute. */
const MOST_LOOKS = 12;

/** Says of which projects the figures are old because they could not be calculated again, and has that tried once more. */
export function OutdatedAlert({ projects, onAgain }: Props) {
  const { t } = useTranslation('companyReport');
  const [looks, setLooks] = useState(0);
  const isWaiting = looks > 0 && projects.length > 0;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => {
      setLooks((left) => left - 1);
      onAgain();
    }, LOOK_EVERY_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, looks, onAgain]);
  if (projects.length === 0) return null;
  const retry = async () => {
    setLooks(MOST_LOOKS);
    // Whoever looks at the reports of a project has them calculated.
    await Promise.allSettled(projects.map(({ id }) => api.reportsOf(id)));
  };
  const named = projects.slice(0, MOST_NAMED).map(({ name }) => name);
  const names = [...named, ...(projects.length > MOST_NAMED ? ['…'] : [])].join(', ');
  return (
    <Alert
      severity="warning"
      sx={{ mb: 4, flexShrink: 0 }}
      action={
        <Button color="inherit" disabled={isWaiting} onClick={() => void retry()}>
          {t(isWaiting ? 'outdated.waiting' : 'outdated.retry')}
        </Button>
      }
    >
      {t('outdated.text', { count: projects.length, names })}
    </Alert>
  );
}
