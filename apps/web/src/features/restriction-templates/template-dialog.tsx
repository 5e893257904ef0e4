import { RESTRICTION_TEMPLATE_LIMITS, type RestrictionTemplate } from '@plomada/contracts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from '../../base/api/use-mutation';
import { FormDialog } from '../../base/dialogs/form-dialog';
import { TextField } from '../../base/fields/text-field';
import { AddIcon } from '../../base/icons/icons';
import type { AddFamily } from '../restriction-families/use-add-family';
import { EMPTY_LINE, formOf, type LineForm, type TemplateForm, templateOf } from './template-form';
import { TemplateLineFields } from './template-line-fields';
import { saveTemplate } from './templates-api';

interface Props {
  readonly businessId: string;
  readonly id: string;
  /** Null for a new one. */
  readonly template: RestrictionTemplate | null;
  readonly families: readonly string[];
  readonly onAddFamily: AddFamily;
  readonly roles: readonly string[];
  readonly onSaved: (saved: Awaited<ReturnType<typeof saveTemplate>>) => void;
  readonly onClose: () => void;
}

const EMPTY: TemplateForm = { name: '', lines: [EMPTY_LINE] };

/** A template with its lines: what the work needs, and how long before. */
export function TemplateDialog(props: Props) {
  const { businessId, id, template, families: offered, onAddFamily, roles, onSaved, onClose } = props;
  const { t } = useTranslation('businessSettings');
  const { busy, failure, make } = useMutation();
  const [first] = useState<TemplateForm>(() => (template ? formOf(template) : EMPTY));
  const [form, setForm] = useState(first);
  // Those that it was written with stay good, whatever became of the list.
  const families = [...new Set([...offered, ...first.lines.map(({ family }) => family)])].filter(Boolean);
  const wanted = templateOf(form, families);
  const { lines } = form;
  const put = (at: number, change: Partial<LineForm>) =>
    setForm({ ...form, lines: lines.map((line, place) => (place === at ? { ...line, ...change } : line)) });
  const submit = () => {
    if (wanted) void make(async () => onSaved(await saveTemplate(businessId, id, wanted)));
  };
  return (
    <FormDialog
      title={t(template ? 'templates.edit' : 'templates.new')}
      submit={t('templates.save')}
      maxWidth="md"
      ready={wanted !== null && form !== first}
      dirty={form !== first}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack spacing={4} sx={{ pt: 1 }}>
        <TextField
          required
          label={t('templates.name')}
          hint={t('templates.nameHint')}
          value={form.name}
          onChange={(name) => setForm({ ...form, name })}
          maxLength={RESTRICTION_TEMPLATE_LIMITS.nameLength}
        />
        {lines.map((line, at) => (
          <TemplateLineFields
            // Lines have no names of their own; they only come at the end, and their fields hold nothing themselves.
            key={at}
            number={at + 1}
            line={line}
            families={families}
            onAddFamily={onAddFamily}
            roles={roles}
            onChange={(change) => put(at, change)}
            onRemove={
              lines.length > 1
                ? () => setForm({ ...form, lines: lines.filter((_, place) => place !== at) })
                : undefined
            }
          />
        ))}
        <Button
          startIcon={<AddIcon />}
          disabled={lines.length >= RESTRICTION_TEMPLATE_LIMITS.lines}
          onClick={() =>
            setForm({ ...form, lines: [...lines, { ...EMPTY_LINE, family: lines.at(-1)?.family ?? '' }] })
          }
          sx={{ alignSelf: 'flex-start' }}
        >
          {t('templates.addLine')}
        </Button>
      </Stack>
    </FormDialog>
  );
}
