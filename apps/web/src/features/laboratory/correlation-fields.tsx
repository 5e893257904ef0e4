import { CORRELATED_INDICATORS } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../../base/fields/choice-field';
import type { LaboratoryChoice } from './laboratory-choice';

interface Props {
  readonly choice: LaboratoryChoice;
  readonly onChosen: (part: Partial<LaboratoryChoice>) => void;
}

/** What may lead, and what would follow it. */
export function CorrelationFields({ choice, onChosen }: Props) {
  const { t } = useTranslation('laboratory');
  const choices = CORRELATED_INDICATORS.map((key) => ({ key, label: t(`indicator.${key}`) }));
  return (['lead', 'follow'] as const).map((name) => (
    <ChoiceField
      key={name}
      label={t(`correlation.${name}`)}
      value={choice[name]}
      choices={choices}
      onChange={(key) => onChosen({ [name]: key })}
    />
  ));
}
