import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { v7 as newId } from 'uuid';
import { isTimeZone } from '@plomada/domain';
import { membersOfBusiness } from '../../base/api/endpoints';
import { useQuery } from '../../base/api/use-query';
import { localToday } from './local-today';
import { emptyFields, type NewProjectFields, toNewProject } from './new-project-fields';
import { useCreateProject } from './use-create-project';

export const STEPS = ['data', 'calendar', 'team', 'begin'] as const;
const FIELDS: Readonly<Record<(typeof STEPS)[number], readonly (keyof NewProjectFields)[]>> = {
  data: [
    'name',
    'projectId',
    'managerName',
    'startDate',
    'periodDays',
    'laPeriods',
    'location',
    'containerId',
  ],
  calendar: ['week', 'days', 'holidays', 'timeZone'],
  team: ['team'],
  begin: ['begin', 'copyOf'],
};

/** Where the wizard stands and how it goes on. A step is left only when its fields are sound. */
export function useWizard({
  businessId,
  creatorId,
  timeZone,
}: Record<'businessId' | 'creatorId' | 'timeZone', string>) {
  const form = useForm<NewProjectFields>({
    mode: 'onTouched',
    defaultValues: emptyFields(localToday(new Date()), isTimeZone(timeZone) ? timeZone : null),
  });
  // Made once: pressing "create" again after a lost answer creates nothing twice.
  const [id] = useState(() => newId());
  const [step, setStep] = useState(0);
  const [members, reloadMembers] = useQuery(useCallback(() => membersOfBusiness(businessId), [businessId]));
  const { creation, create, created } = useCreateProject();

  const submit = form.handleSubmit(async (fields) => {
    const known = members.status === 'ready' ? members.value.members : [];
    const project = toNewProject(fields, { id, businessId, creatorId, members: known });
    const failure = await create(project, fields);
    if (failure?.code !== 'PROJECT_ID_TAKEN') return;
    // The field has to be there before it can take the focus.
    flushSync(() => setStep(0));
    form.setError('projectId', { message: 'codes:PROJECT_ID_TAKEN' }, { shouldFocus: true });
  });
  const next = async () => {
    const name = STEPS[step]!;
    if (!(await form.trigger(FIELDS[name], { shouldFocus: true }))) return;
    if (step < STEPS.length - 1) setStep(step + 1);
    else await submit();
  };
  const back = () => setStep(Math.max(0, step - 1));
  // Shown at its field, not above the form as well.
  const shown =
    creation.status === 'failed' && creation.failure.code === 'PROJECT_ID_TAKEN' ? IDLE : creation;
  const { isDirty } = form.formState;
  const unsaved = useCallback(() => isDirty && !created.current, [isDirty, created]);
  return { form, unsaved, step, members, reloadMembers, creation: shown, next, back };
}

const IDLE = { status: 'idle' } as const;
