import { act, fireEvent, screen } from '@testing-library/react';
import { SESSION } from '../../testing/examples';
import { type Answers, serve } from '../../testing/server';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { LearningPage } from './learning-page';
import { LessonPage } from './lesson-page';

const OWN = `/api/user/${SESSION.user.id}/lessons`;
const doneNow = (...lessons: string[]) => ({
  body: { done: lessons.map((lesson) => ({ lesson, at: '2026-03-02T10:00:00.000Z' })) },
});

describe('learning', () => {
  beforeAll(() => startTestTranslations());

  it('lists the lessons with what is done of them', async () => {
    serve({ [`GET ${OWN}`]: () => doneNow('lookahead') });
    show(<LearningPage />, { path: '/learning' });
    expect(await screen.findByText('1 de 5 hechas')).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
    expect(screen.getByRole('link', { name: 'Abrir la lección «Leer un PPC»' })).toHaveAttribute(
      'href',
      '/learning/reading-ppc',
    );
  });

  it('shows how much is done on a track of no hue, so that nothing looks like nothing', async () => {
    serve({ [`GET ${OWN}`]: () => doneNow() });
    show(<LearningPage />, { path: '/learning', isStyled: true });
    const bar = await screen.findByRole('progressbar', { name: '0 de 5 hechas' });
    expect(getComputedStyle(bar).backgroundColor).toContain('--mui-palette-line-main');
  });

  it('can be read where what is done could not be learned', async () => {
    serve({});
    show(<LearningPage />, { path: '/learning' });
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
  });

  it('marks a lesson as done on the server, and takes that back', async () => {
    const answers: Answers = {
      [`GET ${OWN}`]: () => doneNow(),
      [`PUT ${OWN}/lookahead`]: (body) =>
        (body as { done: boolean }).done ? doneNow('lookahead') : doneNow(),
    };
    const asked = serve(answers);
    await act(async () => {
      show(<LessonPage />, { path: '/learning/lookahead', route: '/learning/:lesson' });
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Marcar como hecha' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Hecha', pressed: true }));
    expect(await screen.findByRole('button', { name: 'Marcar como hecha' })).toBeVisible();
    expect(asked.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body)).toEqual([
      { done: true },
      { done: false },
    ]);
  });
});
