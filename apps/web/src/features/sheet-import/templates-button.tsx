import Button from '@mui/material/Button';
import { responsiblesInTerm } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../base/hooks';
import { DownloadIcon } from '../../base/icons/icons';
import { selectPlan } from '../../plan/state/plan-selectors';

/** Hands out the short term's spreadsheet of each person in one go, where it is of several. */
export function TemplatesButton({ onClick }: { readonly onClick: () => void }) {
  const { t } = useTranslation('sheetImport');
  const plan = useAppSelector(selectPlan)!;
  if (responsiblesInTerm(plan).length < 2) return null;
  return (
    <Button startIcon={<DownloadIcon />} onClick={onClick}>
      {t('templates')}
    </Button>
  );
}
