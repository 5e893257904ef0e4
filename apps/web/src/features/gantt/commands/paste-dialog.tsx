import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  choosable,
  type Lacking,
  type LackingAnswer,
  nameOf,
  type NamedTable,
  nameWithUnit,
  type Plan,
  suggestedAnswer,
} from '@plomada/domain';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../base/dialogs/form-dialog';
import { PickField } from '../../../base/fields/pick-field';

interface Props {
  readonly plan: Plan;
  /** What is asked about, each once. */
  readonly lacking: readonly Lacking[];
  /** In the order of what is asked about. */
  readonly onAnswered: (answers: readonly LackingAnswer[]) => void;
  readonly onClose: () => void;
}

const TABLES: readonly NamedTable[] = ['responsibles', 'resources', 'rhythmUnits', 'rhythmCategories'];

/** Asks what becomes of people and things that tasks of another project name and this one lacks. */
export function PasteDialog({ plan, lacking, onAnswered, onClose }: Props) {
  const { t } = useTranslation('gantt');
  const [answers, setAnswers] = useState(() => lacking.map(suggestedAnswer));
  const answer = (at: number, given: LackingAnswer) =>
    setAnswers((before) => before.map((one, place) => (place === at ? given : one)));
  return (
    <FormDialog
      title={t('paste.title')}
      submit={t('command.paste')}
      onSubmit={() => onAnswered(answers)}
      onClose={onClose}
    >
      <Typography sx={{ mb: 4 }}>{t('paste.intro')}</Typography>
      {TABLES.filter((table) => lacking.some((one) => one.table === table)).map((table) => (
        <Stack key={table} component="section" aria-label={t(`paste.table.${table}`)} sx={{ gap: 3, mb: 4 }}>
          <Typography variant="subtitle2" component="h3">
            {t(`paste.table.${table}`)}
          </Typography>
          {lacking.map((one, at) =>
            one.table === table ? (
              <AnswerField
                key={one.id}
                plan={plan}
                lacking={one}
                answer={answers[at]!}
                onAnswer={(given) => answer(at, given)}
              />
            ) : null,
          )}
        </Stack>
      ))}
    </FormDialog>
  );
}

interface FieldProps {
  readonly plan: Plan;
  readonly lacking: Lacking;
  readonly answer: LackingAnswer;
  readonly onAnswer: (answer: LackingAnswer) => void;
}

function AnswerField({ plan, lacking, answer, onAnswer }: FieldProps) {
  const { t } = useTranslation('gantt');
  const names = useMemo(() => namesHere(plan, lacking.table), [plan, lacking.table]);
  const keys = [
    ...(lacking.refusal === null ? ['takeOver'] : []),
    'leaveOut',
    ...[...names.keys()].map((id) => `replace ${id}`),
  ];
  const said = (key: string) => {
    const by = replacing(key);
    return by === null
      ? t(`paste.${key as 'takeOver' | 'leaveOut'}`)
      : t('paste.replace', { name: names.get(by) ?? '' });
  };
  return (
    <PickField
      isKept
      label={lacking.name}
      keys={keys}
      nameOf={said}
      value={answer.kind === 'replace' ? `replace ${answer.by}` : answer.kind}
      onChange={(key) => onAnswer(answerOf(key))}
      {...(lacking.refusal !== null && { hint: t(`paste.why.${lacking.refusal}`) })}
    />
  );
}

const replacing = (key: string): string | null => (key.startsWith('replace ') ? key.slice(8) : null);

function answerOf(key: string | null): LackingAnswer {
  const by = replacing(key ?? '');
  if (by !== null) return { kind: 'replace', by };
  return { kind: key === 'takeOver' ? 'takeOver' : 'leaveOut' };
}

/** Who or what can be put in the place of what is lacking, by id. */
function namesHere(plan: Plan, table: NamedTable): ReadonlyMap<string, string> {
  if (table === 'responsibles') {
    return new Map(choosable(plan.responsibles.rows, NOBODY).map((one) => [one.id, nameOf(one)]));
  }
  if (table === 'resources') return new Map(plan.resources.rows.map((one) => [one.id, nameWithUnit(one)]));
  return new Map(plan[table].rows.map(({ id, name }) => [id, name]));
}

const NOBODY: ReadonlySet<string> = new Set();
