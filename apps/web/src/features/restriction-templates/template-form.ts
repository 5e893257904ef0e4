import {
  RESTRICTION_TEMPLATE_LIMITS,
  type RestrictionTemplate,
  type RestrictionTemplateFields,
} from '@plomada/contracts';
import { knownFamily } from '@plomada/domain';
import { typedNumber } from '../../base/fields/typed-number';

/** A line of a template as its fields hold it. */
export interface LineForm {
  readonly detail: string;
  readonly family: string;
  readonly type: '1' | '2';
  readonly daysBefore: string;
  readonly role: string;
  readonly comments: string;
}

export interface TemplateForm {
  readonly name: string;
  readonly lines: readonly LineForm[];
}

export const EMPTY_LINE: LineForm = {
  detail: '',
  family: '',
  type: '1',
  daysBefore: '5',
  role: '',
  comments: '',
};

export const formOf = ({ name, lines }: RestrictionTemplate): TemplateForm => ({
  name,
  lines: lines.map((line) => ({
    ...line,
    type: line.type === 1 ? '1' : '2',
    daysBefore: String(line.daysBefore),
  })),
});

/** The days of a line; null for what is no number of days that a template takes. */
export function daysOf({ daysBefore }: LineForm): number | null {
  const days = typedNumber(daysBefore);
  const isDays = days !== null && Number.isInteger(days) && days >= 0;
  return isDays && days <= RESTRICTION_TEMPLATE_LIMITS.daysBefore ? days : null;
}

/** The template that the fields hold; null while something is missing or wrong, or of a family that is none of these. */
export function templateOf(
  { name, lines }: TemplateForm,
  families: readonly string[],
): RestrictionTemplateFields | null {
  const read = lines.flatMap((line) => {
    const days = daysOf(line);
    const detail = line.detail.trim();
    const family = knownFamily(families, line.family);
    if (days === null || detail === '' || family === undefined) return [];
    const type = line.type === '1' ? (1 as const) : (2 as const);
    const [role, comments] = [line.role.trim(), line.comments.trim()];
    return [{ detail, family, type, daysBefore: days, role, comments }];
  });
  if (name.trim() === '' || read.length === 0 || read.length < lines.length) return null;
  return { name: name.trim(), lines: read };
}
