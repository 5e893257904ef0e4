import { nameKey, peopleByCompany, type Plan } from '@plomada/domain';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldChoice } from '../../base/fields/choice-field';
import { useLatestSearchParams } from '../../base/use-latest-search-params';

const PARAM = 'company';

/**
 * Whose people are shown: everybody's, the company's own, or those of one of its outsources, which the address keeps. `outsources`
 * is how many of these there are; without any there is nothing to choose.
 */
export function useCompanyFilter({ responsibles }: Pick<Plan, 'responsibles'>, ownName: string) {
  const { t } = useTranslation('responsibles');
  const [address, setAddress] = useLatestSearchParams();
  const firms = useMemo(() => peopleByCompany(responsibles.rows, ownName), [responsibles, ownName]);
  const wanted = nameKey(address.get(PARAM) ?? '');
  const chosen = firms.find(({ name }) => nameKey(name) === wanted);
  const choices: FieldChoice<string>[] = [
    { key: '', label: t('company.all') },
    ...firms.map(({ name, responsibleIds }) => ({
      key: name,
      label: t('company.of', { name, count: responsibleIds.length }),
    })),
  ];
  const choose = (name: string) =>
    setAddress(
      (present) => {
        if (name === '') present.delete(PARAM);
        else present.set(PARAM, name);
        return present;
      },
      { replace: true },
    );
  const takes = useCallback(
    ({ id }: { readonly id: string }) => chosen === undefined || chosen.responsibleIds.includes(id),
    [chosen],
  );
  return { outsources: firms.length - 1, choices, value: chosen?.name ?? '', choose, takes };
}
