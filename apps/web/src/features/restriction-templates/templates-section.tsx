import { RESTRICTION_TEMPLATE_LIMITS, type RestrictionTemplate } from '@plomada/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { v7 as newId } from 'uuid';
import { useMutation } from '../../base/api/use-mutation';
import { useQuery } from '../../base/api/use-query';
import { AskDialog } from '../../base/dialogs/ask-dialog';
import { AddIcon } from '../../base/icons/icons';
import { FailureAlert } from '../../base/messages/failure-alert';
import { Empty } from '../../base/states/empty';
import { ErrorRetry } from '../../base/states/error-retry';
import { LoadingRows } from '../../base/states/loading';
import type { AddFamily } from '../restriction-families/use-add-family';
import { TemplateDialog } from './template-dialog';
import { TemplateLine } from './template-line';
import { loadTemplates, removeTemplate } from './templates-api';

interface Props {
  readonly businessId: string;
  /** The words that the firm's lists offer. */
  readonly families: readonly string[];
  readonly onAddFamily: AddFamily;
  readonly roles: readonly string[];
}

/** What somebody is about to do to a template; `template` is null for a new one. */
type Asking =
  | { readonly to: 'edit'; readonly id: string; readonly template: RestrictionTemplate | null }
  | { readonly to: 'remove'; readonly template: RestrictionTemplate };

/** The lists of usual restrictions that the company keeps. */
export function TemplatesSection({ businessId, families, onAddFamily, roles }: Props) {
  const { t } = useTranslation('businessSettings');
  const [answer, again, replace] = useQuery(useCallback(() => loadTemplates(businessId), [businessId]));
  const [asking, setAsking] = useState<Asking | null>(null);
  const { failure, make } = useMutation();
  if (answer.status === 'loading') return <LoadingRows rows={4} />;
  if (answer.status === 'failed') {
    return <ErrorRetry title={t('templates.failed')} failure={answer.failure} onRetry={again} />;
  }
  const { templates } = answer.value;
  const max = RESTRICTION_TEMPLATE_LIMITS.templates;
  const edit = (template: RestrictionTemplate | null) =>
    setAsking({ to: 'edit', id: template?.id ?? newId(), template });
  const remove = ({ id }: RestrictionTemplate) => {
    setAsking(null);
    const removed = make(async () => replace(await removeTemplate(businessId, id)));
    // Somebody else may have removed it already.
    void removed.then((isDone) => {
      if (!isDone) again();
    });
  };
  return (
    <>
      <Button
        variant="contained"
        startIcon={<AddIcon />}
        disabled={templates.length >= max}
        onClick={() => edit(null)}
        sx={{ mb: 4 }}
      >
        {t('templates.new')}
      </Button>
      {failure && <FailureAlert failure={failure} />}
      {templates.length === 0 ? (
        <Empty title={t('templates.none')} detail={t('templates.noneDetail')} />
      ) : (
        <Card>
          <Box
            component="ul"
            aria-label={t('section.restrictionTemplates')}
            sx={{ p: 0, m: 0, listStyle: 'none' }}
          >
            {templates.map((template) => (
              <TemplateLine
                key={template.id}
                template={template}
                onEdit={() => edit(template)}
                onRemove={() => setAsking({ to: 'remove', template })}
              />
            ))}
          </Box>
        </Card>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
        {t('templates.count', { count: templates.length, max })}
      </Typography>
      {asking?.to === 'edit' && (
        <TemplateDialog
          businessId={businessId}
          id={asking.id}
          template={asking.template}
          families={families}
          onAddFamily={onAddFamily}
          roles={roles}
          onSaved={(saved) => {
            replace(saved);
            setAsking(null);
          }}
          onClose={() => setAsking(null)}
        />
      )}
      {asking?.to === 'remove' && (
        <AskDialog
          title={t('templates.removeTitle', { name: asking.template.name })}
          detail={t('templates.removeDetail')}
          keep={t('templates.keep')}
          go={t('templates.remove')}
          onKeep={() => setAsking(null)}
          onGo={() => remove(asking.template)}
        />
      )}
    </>
  );
}
