import type { AccountChange } from '@plomada/contracts';
import type { TFunction } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

type Texts = TFunction<'businessSettings'>;

/** What exactly a change of access did, a text for each thing; nothing of those that were noted before that was. */
export function useChangeDetails(): (change: AccountChange) => readonly string[] {
  const { t } = useTranslation('businessSettings');
  return useCallback(
    ({ policy = {}, signOn = {}, people }: AccountChange) => [
      ...ofPolicy(policy, t),
      ...ofSignOn(signOn, t),
      ...(people ? ofPeople(people, t) : []),
    ],
    [t],
  );
}

function ofPolicy(
  { secondStepFor, passwordMinimum, sessionHours }: NonNullable<AccountChange['policy']>,
  t: Texts,
): string[] {
  return [
    ...(secondStepFor ? [named(t('access.secondStep'), t(`access.for.${secondStepFor}`))] : []),
    ...(passwordMinimum
      ? [named(t('access.passwordMinimum'), t('access.characters', { count: passwordMinimum }))]
      : []),
    ...(sessionHours ? [named(t('access.sessionHours'), t('access.hours', { count: sessionHours }))] : []),
  ];
}

function ofSignOn(
  { provider, domain, changed = {} }: NonNullable<AccountChange['signOn']>,
  t: Texts,
): string[] {
  const { use, clientSecret } = changed;
  const told = (['issuer', 'clientId', 'name'] as const).flatMap((field) => {
    const text = changed[field];
    return text === undefined ? [] : [named(t(`signOn.${field}`), text)];
  });
  const flags = (['countsAsSecondStep', 'makesMembers', 'trustsUnstatedEmail'] as const).flatMap((field) => {
    const isOn = changed[field];
    return isOn === undefined ? [] : [named(t(`signOn.${field}`), t(isOn ? 'access.yes' : 'access.no'))];
  });
  return [
    ...(domain === undefined ? [] : [named(t('signOn.domain'), domain)]),
    ...(provider === undefined ? [] : [named(t('access.provider'), provider)]),
    ...told,
    ...(clientSecret ? [named(t('signOn.secret'), t('access.another'))] : []),
    ...(use === undefined ? [] : [named(t('signOn.use'), t(`signOn.uses.${use}`))]),
    ...flags,
  ];
}

const ofPeople = ({ invited, changed }: NonNullable<AccountChange['people']>, t: Texts): string[] => [
  ...(invited > 0 ? [t('access.invited', { count: invited })] : []),
  ...(changed > 0 ? [t('access.givenRoles', { count: changed })] : []),
];

const named = (name: string, value: string): string => `${name}: ${value}`;
