import type { NoticeSettings } from '@plomada/contracts';
import { NOTICE_SUBJECTS, subjectsHeard } from '@plomada/domain';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ANA } from '../../testing/examples';
import { type Answers, serve } from '../../testing/server';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { NoticeSettingsTable } from './notice-settings';

const OWN = `GET /api/user/${ANA.id}/notice_settings`;
const CHOOSE = `PUT /api/user/${ANA.id}/notice_settings`;
const SUBJECTS = `GET /api/user/${ANA.id}/notice_subjects`;
const chosen = Object.fromEntries(
  NOTICE_SUBJECTS.map((subject) => [subject, { screen: true, mail: false }]),
) as NoticeSettings;

function open(subjects: readonly string[], more: Answers = {}) {
  const asked = serve({
    [OWN]: () => ({ body: chosen }),
    [SUBJECTS]: () => ({ body: { subjects } }),
    [CHOOSE]: (body) => ({ body }),
    ...more,
  });
  show(<NoticeSettingsTable userId={ANA.id} />);
  return asked;
}
const rows = () => screen.getAllByRole('rowheader').map((row) => row.textContent);

beforeAll(() => startTestTranslations());

describe('what one chooses to be told', () => {
  it('is what can reach a responsible: no decisions of others and no webhooks', async () => {
    open(subjectsHeard(['responsible']));
    await screen.findByRole('table');
    expect(rows()).toHaveLength(8);
    expect(rows()).toContain('Se cerró un corto plazo');
    expect(rows().join()).not.toMatch(/debo decidir|webhook|importé/);
  });

  it('is all of it for an administrator', async () => {
    open(subjectsHeard(['projectAdmin']));
    await screen.findByRole('table');
    expect(rows()).toHaveLength(NOTICE_SUBJECTS.length);
  });

  it('is kept where it is not offered', async () => {
    const asked = open(subjectsHeard(['responsible']));
    const mail = await screen.findByRole('checkbox', { name: 'Se cerró un corto plazo: Por correo' });
    fireEvent.click(mail);
    await waitFor(() => expect(mail).toBeChecked());
    expect(asked.find(({ call }) => call === CHOOSE)?.body).toEqual({
      ...chosen,
      TERM_CLOSED: { screen: true, mail: true },
    });
    expect(rows()).toHaveLength(8);
  });

  it('is nothing while one is in no project, which it says', async () => {
    open([]);
    expect(await screen.findByText(/Todavía no estás en ningún proyecto/)).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('is asked for again where it could not be read', async () => {
    let answer: ReturnType<Answers[string]> = {
      status: 503,
      body: { kind: 'unavailable', code: 'SERVICE_UNAVAILABLE' },
    };
    open([], { [SUBJECTS]: () => answer });
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    answer = { body: { subjects: ['TERM_CLOSED'] } };
    fireEvent.click(retry);
    expect(await screen.findByText('Se cerró un corto plazo')).toBeVisible();
  });
});
