import type { Lesson } from '@plomada/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ChoiceField } from '../../../base/fields/choice-field';
import { useProjectId } from '../../../base/use-project-id';
import { useBusiness } from '../../projects/use-project';
import { tourPath } from './tours';

/** Where the lesson's guided tour begins: in the open project, or in one that is chosen. */
export function TourStart({ lesson }: { readonly lesson: Lesson }) {
  const { t } = useTranslation('learning');
  const open = useProjectId();
  const projects = useBusiness()?.projects ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const project = chosen ?? projects.find(({ id }) => id === open)?.id ?? projects[0]?.id;
  if (project === undefined) {
    return <Typography sx={{ color: 'text.secondary', mb: 4 }}>{t('tour.noProject')}</Typography>;
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 4 }}>
      <ChoiceField
        label={t('tour.project')}
        value={project}
        onChange={setChosen}
        choices={projects.map(({ id, name }) => ({ key: id, label: name }))}
        sx={{ minWidth: 240, flex: { xs: '1 1 100%', sm: '0 1 320px' } }}
      />
      <Button component={Link} to={tourPath(lesson, project)} variant="outlined">
        {t('tour.start')}
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('tour.looksOnly')}
      </Typography>
    </Box>
  );
}
