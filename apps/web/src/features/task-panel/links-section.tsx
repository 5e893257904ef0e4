import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lagText, type Link, linksOf, shortCodes } from '@plomada/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddIcon } from '../../base/icons/icons';
import { TaskLink } from '../../plan/task-in-address/task-link';
import { LinkDialog } from '../gantt/links/link-dialog';
import { AddLinkDialog } from './links/add-link-dialog';
import type { LinkEnd } from './links/link-end';
import { Lines, Quiet, Section } from './parts';
import type { ShownTask } from './shown-task';

/** What the task waits for and what waits for it; each leads to the other task. */
export function LinksSection(shown: ShownTask) {
  const { t } = useTranslation('taskPanel');
  const { plan, task, access } = shown;
  const { into, outOf } = linksOf(plan, task.id);
  const isEmpty = into.length + outOf.length === 0;
  return (
    <Section title={t('links')} count={into.length + outOf.length}>
      {isEmpty && <Quiet>{t('noLinks')}</Quiet>}
      {(!isEmpty || !access.plan) && (
        <>
          <Direction
            {...shown}
            title={t('predecessors')}
            add={t('addPredecessor')}
            links={into}
            end="source"
          />
          <Direction {...shown} title={t('successors')} add={t('addSuccessor')} links={outOf} end="target" />
        </>
      )}
    </Section>
  );
}

type DirectionProps = ShownTask & {
  readonly title: string;
  readonly add: string;
  readonly links: readonly Link[];
  /** Which end of the links the other task stands at. */
  readonly end: LinkEnd;
};

function Direction({ title, add, plan, task, access, links, end }: DirectionProps) {
  const [dialog, setDialog] = useState<{ readonly link: Link | null } | null>(null);
  const close = () => setDialog(null);
  const isEditable = access.plan === null;
  if (links.length === 0 && !isEditable) return null;
  return (
    <Box sx={{ '& + &': { mt: 3 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 32 }}>
        <Typography
          variant="caption"
          color="textSecondary"
          component="h4"
          sx={{ m: 0, flex: 1, fontWeight: 400 }}
        >
          {title}
        </Typography>
        {isEditable && (
          <Button
            size="small"
            startIcon={<AddIcon fontSize="small" />}
            onClick={() => setDialog({ link: null })}
            sx={{ mr: -1 }}
          >
            {add}
          </Button>
        )}
      </Box>
      {links.length > 0 && (
        <Lines label={title}>
          {links.map((link) => (
            <Line
              key={link.id}
              {...{ plan, link, end }}
              onEdit={isEditable ? () => setDialog({ link }) : null}
            />
          ))}
        </Lines>
      )}
      {dialog &&
        (dialog.link ? (
          <LinkDialog plan={plan} link={dialog.link} editable onClose={close} />
        ) : (
          <AddLinkDialog plan={plan} taskId={task.id} title={add} end={end} onClose={close} />
        ))}
    </Box>
  );
}

interface LineProps extends Pick<DirectionProps, 'plan' | 'end'> {
  readonly link: Link;
  readonly onEdit: (() => void) | null;
}

/** The other task, and how the two are tied: for who may change that, the way to it. */
function Line({ plan, link, end, onEdit }: LineProps) {
  const { t } = useTranslation(['taskPanel', 'gantt']);
  const other = link[end];
  const name = `${shortCodes(plan).get(other)} ${plan.tasks.get(other)?.text}`;
  const tie = `${t(`gantt:linkType.${link.type}`)}${lagText(link.lag)}`;
  const inFull = t(`gantt:link.type${link.type}`);
  return (
    <Box component="li" sx={{ display: 'flex', gap: 3, alignItems: 'baseline' }}>
      <Typography variant="body2" component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <TaskLink taskId={other} underline="hover" sx={{ color: 'text.primary' }}>
          {name}
        </TaskLink>
      </Typography>
      {onEdit ? (
        <Button
          size="small"
          aria-label={t('editLink', { task: name, tie })}
          title={inFull}
          onClick={onEdit}
          sx={{ my: -1, mr: -1, whiteSpace: 'nowrap' }}
        >
          {tie}
        </Button>
      ) : (
        <Typography
          variant="body2"
          component="span"
          color="textSecondary"
          title={inFull}
          sx={{ whiteSpace: 'nowrap' }}
        >
          {tie}
        </Typography>
      )}
    </Box>
  );
}
