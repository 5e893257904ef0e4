import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { NewProjectFields } from './new-project-fields';

/** What the plan begins with. */
export function BeginStep() {
  const { t } = useTranslation('newProject');
  const { control } = useFormContext<NewProjectFields>();
  return (
    <FormControl>
      <FormLabel id="begin">{t('fields.begin')}</FormLabel>
      <Controller
        control={control}
        name="begin"
        render={({ field }) => (
          <RadioGroup aria-labelledby="begin" {...field} sx={{ gap: 3, mt: 2 }}>
            {(['blank', 'import'] as const).map((choice) => (
              <FormControlLabel
                key={choice}
                value={choice}
                control={<Radio />}
                sx={{ alignItems: 'flex-start' }}
                label={<Choice title={t(`begin.${choice}`)} detail={t(`begin.${choice}Detail`)} />}
              />
            ))}
          </RadioGroup>
        )}
      />
    </FormControl>
  );
}

function Choice({ title, detail }: { readonly title: string; readonly detail: string }) {
  return (
    <>
      <Typography component="span" sx={{ display: 'block', fontWeight: 500, pt: 2 }}>
        {title}
      </Typography>
      <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
        {detail}
      </Typography>
    </>
  );
}
