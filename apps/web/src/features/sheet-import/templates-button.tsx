import { responsiblesInTerm } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { FocusableButton } from '../../base/focus/focusable-button';
import { useAppSelector } from '../../base/hooks';
import { DownloadIcon } from '../../base/icons/icons';
import { selectPlan } from '../../plan/state/plan-selectors';

interface Props {
  readonly busy: boolean;
  readonly onClick: () => void;
}

/** Hands out the short term's spreadsheet of each person in one go, where it is of several. */
export function TemplatesButton({ busy, onClick }: Props) {
  const { t } = useTranslation('sheetImport');
  const plan = useAppSelector(selectPlan)!;
  if (responsiblesInTerm(plan).length < 2) return null;
  return (
    <FocusableButton startIcon={<DownloadIcon />} loading={busy} loadingPosition="start" onClick={onClick}>
      {t('templates')}
    </FocusableButton>
  );
}
