import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMessagesAboveBar } from '../../base/messages/messages-above-bar';

interface SelectionBarProps {
  readonly count: number;
  readonly editable: boolean;
  readonly onAssign: () => void;
  readonly onAnalyse: () => void;
  readonly onInTerm: (member: boolean) => void;
  /** Undefined while nothing of the selection is delayed. */
  readonly onReschedule: (() => void) | undefined;
  /** Undefined for who may record nothing. */
  readonly onRestrict: (() => void) | undefined;
  readonly onUseTemplate: (() => void) | undefined;
  readonly onDelete: () => void;
  readonly onClear: () => void;
}

/** What can be done with the selected rows, all at once. */
export function SelectionBar(props: SelectionBarProps) {
  const {
    count,
    editable,
    onAssign,
    onAnalyse,
    onInTerm,
    onReschedule,
    onRestrict,
    onUseTemplate,
    onDelete,
    onClear,
  } = props;
  const { t } = useTranslation('gantt');
  const bar = useRef<HTMLDivElement>(null);
  useMessagesAboveBar(bar);
  return (
    <Paper
      ref={bar}
      role="toolbar"
      aria-label={t('selection.label')}
      elevation={4}
      sx={{
        position: 'absolute',
        bottom: 16,
        left: '50%',
        transform: 'translateX(-50%)',
        zIndex: 5,
        width: 'max-content',
        maxWidth: 'calc(100% - 16px)',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        px: 4,
        py: 2,
      }}
    >
      <Typography variant="body2" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
        {t('selection.count', { count })}
      </Typography>
      {onRestrict && (
        <Button size="small" onClick={onRestrict}>
          {t('selection.restrict')}
        </Button>
      )}
      {onUseTemplate && (
        <Button size="small" onClick={onUseTemplate}>
          {t('selection.useTemplate')}
        </Button>
      )}
      {editable && (
        <>
          <Button size="small" onClick={onAssign}>
            {t('selection.assign')}
          </Button>
          <Button size="small" onClick={onAnalyse}>
            {t('selection.analyse')}
          </Button>
          <Button size="small" onClick={() => onInTerm(true)}>
            {t('selection.intoTerm')}
          </Button>
          <Button size="small" onClick={() => onInTerm(false)}>
            {t('selection.outOfTerm')}
          </Button>
          {onReschedule && (
            <Button size="small" onClick={onReschedule}>
              {t('selection.reschedule')}
            </Button>
          )}
          <Button size="small" color="error" onClick={onDelete}>
            {t('selection.delete')}
          </Button>
        </>
      )}
      <Button size="small" color="inherit" onClick={onClear}>
        {t('selection.clear')}
      </Button>
    </Paper>
  );
}
