import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ProjectSettings } from '@plomada/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { typedNumber } from '../../../base/fields/typed-number';
import { emailOrNone, quantityOrNone } from '../../../base/form/checks';
import { FormText } from '../../../base/form/form-text';
import { SectionForm } from '../../../base/form/section-form';
import { useFollowingForm } from '../../../base/form/use-following-form';
import { changeSettings } from '../project/settings-api';
import { useSaveSettings } from '../project/use-save-settings';
import { WithSettings } from '../project/with-settings';

/** Who runs the project, what is built and how much of it. */
export function OperationalSection() {
  return <WithSettings>{(settings) => <OperationalForm settings={settings} />}</WithSettings>;
}

const TEXTS = [
  'managerName',
  'managerEmail',
  'adminName',
  'adminEmail',
  'projectType',
  'structureType',
  'detailsUnit',
] as const;
type Fields = Record<(typeof TEXTS)[number] | 'detailsAmount', string>;

function fieldsOf({ operational }: ProjectSettings): Fields {
  const texts = Object.fromEntries(TEXTS.map((name) => [name, operational[name]]));
  return { ...(texts as Fields), detailsAmount: operational.detailsAmount?.toString() ?? '' };
}

function OperationalForm({ settings }: { readonly settings: ProjectSettings }) {
  const { t } = useTranslation('settings');
  const form = useFollowingForm(fieldsOf(settings));
  const save = useSaveSettings();
  const onSave = async ({ detailsAmount, ...texts }: Fields) => {
    const trimmed = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.trim()]));
    const amount = typedNumber(detailsAmount);
    const operational = { ...trimmed, detailsAmount: amount };
    return (await save(() => changeSettings(settings.id, { operational }))) !== null;
  };
  return (
    <SectionForm form={form} onSave={onSave}>
      <Pair title={t('operational.manager')}>
        <FormText name="managerName" label={t('operational.name')} />
        <FormText name="managerEmail" label={t('operational.email')} maxLength={254} validate={emailOrNone} />
      </Pair>
      <Pair title={t('operational.admin')}>
        <FormText name="adminName" label={t('operational.name')} />
        <FormText name="adminEmail" label={t('operational.email')} maxLength={254} validate={emailOrNone} />
      </Pair>
      <Pair title={t('operational.work')}>
        <FormText
          name="projectType"
          label={t('operational.projectType')}
          hint={t('operational.projectTypeHint')}
          maxLength={120}
        />
        <FormText
          name="structureType"
          label={t('operational.structureType')}
          hint={t('operational.structureTypeHint')}
          maxLength={120}
        />
        <FormText
          name="detailsAmount"
          label={t('operational.amount')}
          maxLength={10}
          validate={quantityOrNone}
        />
        <FormText
          name="detailsUnit"
          label={t('operational.unit')}
          hint={t('operational.unitHint')}
          maxLength={40}
        />
      </Pair>
    </SectionForm>
  );
}

function Pair({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box role="group" aria-label={title}>
      <Typography variant="h3" component="h3" sx={{ mb: 3 }}>
        {title}
      </Typography>
      <Box
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 4, rowGap: 2 }}
      >
        {children}
      </Box>
    </Box>
  );
}
