import { RESTRICTION_TEMPLATE_LIMITS } from '@plomada/contracts';
import { RESTRICTION_TEXTS } from '@plomada/domain';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../../base/fields/choice-field';
import { SuggestField } from '../../base/fields/suggest-field';
import { TextField } from '../../base/fields/text-field';
import { DeleteIcon } from '../../base/icons/icons';
import { FamilyField } from '../restriction-families/family-field';
import type { AddFamily } from '../restriction-families/use-add-family';
import { daysOf, type LineForm } from './template-form';

interface Props {
  /** Which line it is, from 1. */
  readonly number: number;
  readonly line: LineForm;
  readonly families: readonly string[];
  readonly onAddFamily: AddFamily;
  readonly roles: readonly string[];
  readonly onChange: (change: Partial<LineForm>) => void;
  /** Undefined for the only line. */
  readonly onRemove: (() => void) | undefined;
}

/** One restriction that the work usually has. */
export function TemplateLineFields(props: Props) {
  const { number, line, families, onAddFamily, roles, onChange, onRemove } = props;
  const { t } = useTranslation(['businessSettings', 'columns']);
  const types = (['1', '2'] as const).map((key) => ({ key, label: t(`templates.before.${key}`) }));
  const most = RESTRICTION_TEMPLATE_LIMITS.daysBefore;
  const name = t('templates.line', { number });
  return (
    <Card component="section" aria-label={name} variant="outlined" sx={{ p: 3 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 32, mb: 2 }}>
        <Typography variant="body2" sx={{ flex: 1, fontWeight: 600, color: 'text.secondary' }}>
          {name}
        </Typography>
        {onRemove && (
          <IconButton size="small" aria-label={t('templates.removeLine', { number })} onClick={onRemove}>
            <DeleteIcon fontSize="small" />
          </IconButton>
        )}
      </Box>
      <Box sx={FIELDS}>
        <TextField
          required
          label={t('columns:restriction.detail')}
          value={line.detail}
          onChange={(detail) => onChange({ detail })}
          maxLength={RESTRICTION_TEXTS.detail.most}
          sx={{ gridColumn: { sm: 'span 4' } }}
        />
        <FamilyField
          required
          label={t('columns:restriction.family')}
          families={families}
          onAdd={onAddFamily}
          value={line.family}
          onChange={(family) => onChange({ family })}
          sx={{ gridColumn: { sm: 'span 2' } }}
        />
        <TextField
          required
          label={t('templates.daysBefore')}
          inputMode="numeric"
          value={line.daysBefore}
          onChange={(daysBefore) => onChange({ daysBefore })}
          problem={daysOf(line) === null ? t('templates.daysWrong', { most }) : null}
          maxLength={3}
        />
        <ChoiceField
          label={t('templates.beforeWhat')}
          value={line.type}
          choices={types}
          onChange={(type) => onChange({ type })}
        />
        <SuggestField
          label={t('templates.role')}
          hint={t('templates.roleHint')}
          suggested={roles}
          value={line.role}
          onChange={(role) => onChange({ role })}
          maxLength={120}
          sx={{ gridColumn: { sm: 'span 2' } }}
        />
        <TextField
          label={t('templates.comments')}
          value={line.comments}
          onChange={(comments) => onChange({ comments })}
          maxLength={RESTRICTION_TEXTS.comments.most}
          sx={{ gridColumn: { sm: 'span 2' } }}
        />
      </Box>
    </Card>
  );
}

const FIELDS = { display: 'grid', gap: 3, gridTemplateColumns: { sm: 'repeat(4, 1fr)' } } as const;
