import type { RestrictionTemplate } from '@plomada/contracts';
import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { type Plan, usualPattern } from '@plomada/domain';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { useQuery } from '../../base/api/use-query';
import { ChoiceField } from '../../base/fields/choice-field';
import { PickField } from '../../base/fields/pick-field';
import { FailureAlert } from '../../base/messages/failure-alert';
import { TEMPLATES_PATH } from '../../base/paths';
import { LoadingRows } from '../../base/states/loading';
import { useProjectId } from '../../base/use-project-id';
import { useMay } from '../projects/roles';
import { loadProjectTemplates } from '../restriction-templates/templates-api';
import { PlannedDialog } from './planned-dialog';

interface Props {
  readonly plan: Plan;
  readonly taskIds: readonly string[];
  readonly onClose: () => void;
}

const NONE: readonly RestrictionTemplate[] = [];

/** Puts a template of the firm on tasks: what their kind of work usually needs, each on the day that follows from the task's own. */
export function FromTemplateDialog({ plan, taskIds, onClose }: Props) {
  const { t } = useTranslation('restrictions');
  const projectId = useProjectId()!;
  const [answer] = useQuery(useCallback(() => loadProjectTemplates(projectId), [projectId]));
  const [chosen, choose] = useState<string | null>(null);
  const [family, setFamily] = useState('');
  const all = answer.status === 'ready' ? answer.value.templates : NONE;
  const families = familiesOf(all);
  const templates = family === '' ? all : all.filter((one) => familiesOf([one]).includes(family));
  const template =
    templates.find(({ id }) => id === chosen) ?? (templates.length === 1 ? templates[0] : undefined);
  const patterns = useMemo(
    () => template?.lines.map((line) => usualPattern(plan, line)) ?? [],
    [plan, template],
  );
  return (
    <PlannedDialog
      plan={plan}
      title={t('template.title')}
      patterns={patterns}
      taskIds={taskIds}
      isBegun={chosen !== null}
      onClose={onClose}
    >
      {answer.status === 'loading' && <LoadingRows rows={1} />}
      {answer.status === 'failed' && <FailureAlert failure={answer.failure} />}
      {answer.status === 'ready' && all.length === 0 && <NoTemplates onLeave={onClose} />}
      {all.length > 1 && families.length > 1 && (
        <ChoiceField
          label={t('template.family')}
          value={family}
          choices={[
            { key: '', label: t('template.anyFamily') },
            ...families.map((one) => ({ key: one, label: one })),
          ]}
          onChange={setFamily}
        />
      )}
      {templates.length > 0 && (
        <PickField
          required
          isKept
          label={t('template.which')}
          keys={templates.map(({ id }) => id)}
          nameOf={(key) => templates.find(({ id }) => id === key)?.name ?? ''}
          value={template?.id ?? null}
          onChange={choose}
        />
      )}
    </PlannedDialog>
  );
}

/** The families of what templates make, by name. */
const familiesOf = (templates: readonly RestrictionTemplate[]): readonly string[] =>
  [...new Set(templates.flatMap(({ lines }) => lines.map(({ family }) => family)))].sort((one, other) =>
    one.localeCompare(other),
  );

/** Where the firm keeps none yet: who may make them is led there. */
function NoTemplates({ onLeave }: { readonly onLeave: () => void }) {
  const { t } = useTranslation('restrictions');
  const may = useMay('manageBusiness');
  return (
    <Alert severity="info">
      {t('template.none')}{' '}
      {may ? (
        <Link component={RouterLink} to={TEMPLATES_PATH} onClick={onLeave} color="inherit">
          {t('template.makeOne')}
        </Link>
      ) : (
        t('template.askAdmin')
      )}
    </Alert>
  );
}
