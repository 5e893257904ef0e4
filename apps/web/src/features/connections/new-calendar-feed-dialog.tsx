import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from '../../base/api/use-mutation';
import { FormDialog } from '../../base/dialogs/form-dialog';
import { ChoiceField } from '../../base/fields/choice-field';
import { PickField } from '../../base/fields/pick-field';
import { makeCalendarFeed, type NewCalendarFeed } from './connections-api';

interface Props {
  readonly userId: string;
  /** What projects are called, by their ids. */
  readonly projects: ReadonlyMap<string, string>;
  readonly onMade: (secret: string) => void;
  readonly onClose: () => void;
}

const CONTENTS = {
  both: ['tasks', 'restrictions'],
  tasks: ['tasks'],
  restrictions: ['restrictions'],
} as const satisfies Record<string, NewCalendarFeed['contents']>;
type Contents = keyof typeof CONTENTS;

interface Form {
  readonly projectId: string | null;
  readonly contents: Contents;
}
const FIRST: Form = { projectId: null, contents: 'both' };

/** Of which project a new calendar is, and what of one's own it shows. */
export function NewCalendarFeedDialog({ userId, projects, onMade, onClose }: Props) {
  const { t } = useTranslation('connections');
  const { busy, failure, make } = useMutation();
  const [form, setForm] = useState(FIRST);
  const { projectId, contents } = form;
  const submit = () =>
    make(async () => {
      if (projectId === null) return;
      onMade((await makeCalendarFeed(userId, { projectId, contents: [...CONTENTS[contents]] })).secret);
    });
  return (
    <FormDialog
      title={t('feeds.new')}
      submit={t('feeds.make')}
      ready={projectId !== null}
      dirty={form !== FIRST}
      busy={busy}
      failure={failure}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Stack spacing={4} sx={{ pt: 1 }}>
        <PickField
          required
          label={t('feeds.project')}
          keys={[...projects.keys()]}
          nameOf={(key) => projects.get(key) ?? ''}
          value={projectId}
          onChange={(chosen) => setForm({ ...form, projectId: chosen })}
        />
        <ChoiceField
          label={t('feeds.contentsLabel')}
          value={contents}
          choices={(Object.keys(CONTENTS) as Contents[]).map((key) => ({
            key,
            label: t(`feeds.contents.${key}`),
          }))}
          onChange={(chosen) => setForm({ ...form, contents: chosen })}
        />
      </Stack>
    </FormDialog>
  );
}
