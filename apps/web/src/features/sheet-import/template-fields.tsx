import type { TemplateChoice } from './sheet-files';
import { ResourceField } from './resource-field';
import type { SheetKind } from './sheet-kind';
import { ShortTermFields } from './short-term-fields';

interface Props {
  readonly kind: SheetKind;
  readonly choice: TemplateChoice;
  readonly onChange: (choice: TemplateChoice) => void;
}

/** What of the plan the spreadsheet to download is to have, where it cannot have the whole. */
export function TemplateFields({ kind, choice, onChange }: Props) {
  if (kind === 'shortTerm')
    return (
      <ShortTermFields
        choice={choice.shortTerm}
        onChange={(shortTerm) => onChange({ ...choice, shortTerm })}
      />
    );
  if (kind === 'resources')
    return (
      <ResourceField value={choice.resource} onChange={(resource) => onChange({ ...choice, resource })} />
    );
  return null;
}
