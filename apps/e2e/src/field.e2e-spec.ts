import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { logIn, type SignedIn } from './api/api';
import { foremansProject } from './api/foremans-project';
import { logOf, planOf } from './api/plan-log';
import { raw } from './api/raw';
import { URL_UNDER_TEST } from './environment';
import { eventually } from './eventually';
import { onForemansPhone } from './pages/foremans-phone';

describe('a foreman with a phone', () => {
  it('reports his day without a network, few taps a task, and nothing is lost or doubled', async () => {
    const project = await foremansProject();
    await onForemansPhone('field', project, async (page) => {
      const card = (name: string) => page.getByRole('article', { name });

      const { tap, taken } = taps();
      await tap(card('Excavar').getByRole('button', { name: '50 %' }));
      taken('50 %', 2);
      await tap(card('Trazar').getByRole('button', { name: 'Hecha' }));
      taken('done', 2);
      await tap(card('Excavar').getByRole('button', { name: /Por qué/ }));
      await tap(page.getByRole('button', { name: 'Clima', exact: true }));
      await tap(page.getByRole('button', { name: 'Jefe de terreno', exact: true }));
      taken('not done because of X', 3);
      await tap(card('Verter').getByRole('button', { name: /Me falta/ }));
      await tap(page.getByRole('dialog').getByRole('button', { name: 'Materiales', exact: true }));
      await page.keyboard.type('Áridos');
      await page
        .getByRole('dialog')
        .locator('input[type=file]')
        .setInputFiles([await photoOf('#e60')]);
      await page.getByRole('dialog').getByRole('button', { name: 'Foto 1: quitar' }).waitFor();
      await tap(page.getByRole('button', { name: 'Pedir' }));
      taken('I lack Y', 4);
      await page.getByRole('button', { name: '5 cambios sin enviar' }).waitFor();
      await tap(card('Trazar').getByRole('button', { name: '25 %' }));
      await page.getByRole('button', { name: '6 cambios sin enviar' }).waitFor();
      await page.getByRole('button', { name: /^Deshacer/ }).click();
      await page.getByRole('button', { name: '7 cambios sin enviar' }).waitFor();
      // The system's camera stands between the tap and the photos.
      await card('Excavar')
        .locator('input[type=file]')
        .setInputFiles([await photoOf('#e60'), await photoOf('#06e')]);
      await page.getByRole('button', { name: '9 cambios sin enviar' }).waitFor();

      // The application is ended and opened again, without a network still.
      await page.goto('about:blank');
      await page.goto(`/field?project=${project}`);
      await page.getByRole('button', { name: '9 cambios sin enviar' }).click();
      await page.getByRole('dialog').getByText('Avance de «Excavar»: 50 %').waitFor();
      expect(await page.getByRole('dialog').getByText('Foto de «Excavar»').count()).toBe(2);
      await page.getByRole('button', { name: 'Cerrar' }).click();
      await card('Excavar').getByText('Sin enviar').waitFor();
      await card('Excavar').getByText('Causa: Clima').waitFor();
      await card('Excavar')
        .getByRole('button', { name: /^Foto sin enviar/ })
        .first()
        .locator('img')
        .waitFor();

      await page.context().setOffline(false);
      await page.getByText('Todo enviado').waitFor();
      await card('Excavar')
        .getByRole('button', { name: /^Foto de/ })
        .first()
        .click();
      await page.getByRole('dialog').locator('img').waitFor();
    });
    const admin = await logIn('admin');
    const { plan } = await planOf(admin, project);
    const shares = plan.tasks.map(({ text, progress, causes }) => [text, progress, causes.length]);
    expect(shares).toEqual([
      ['Excavar', 0.5, 1],
      ['Trazar', 1, 0],
      ['Verter', 0, 0],
    ]);
    expect(plan.restrictions).toMatchObject([{ family: 'Materiales', detail: 'Áridos' }]);
    const his = (await logOf(admin, project))
      .filter(({ type }) => type !== 'BATCH_UPDATE')
      .map(({ type }) => type);
    expect(his).toEqual([
      ...['SET_PROGRESS', 'SET_PROGRESS', 'ADD_CAUSE', 'NEW_RESTRICTION', 'ADD_PHOTO', 'SET_PROGRESS'],
      ...['UNDO', 'ADD_PHOTO', 'ADD_PHOTO'],
    ]);
    const lack = plan.restrictions[0]?.id;
    expect(plan.photos.map(({ taskId, restrictionId }) => [taskId, restrictionId])).toEqual([
      ['Verter', lack],
      ['Excavar', undefined],
      ['Excavar', undefined],
    ]);
    const colours = await Promise.all(plan.photos.map(({ id }) => colourOf(admin, project, id)));
    expect(colours.sort()).toEqual(['blue', 'orange', 'orange']);
  });

  it('finds an application that a phone installs', async () => {
    const manifest = JSON.parse((await raw({ path: '/manifest.webmanifest' })).text) as Manifest;
    expect(manifest).toMatchObject({ lang: 'es', display: 'standalone', start_url: '/' });
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
    for (const { src, sizes } of manifest.icons) {
      const icon = await sharp(await bytesAt(src)).metadata();
      expect(`${icon.width}x${icon.height}`).toBe(sizes);
    }
  });
});

interface Manifest {
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
}

/** As a phone takes it: large, lying on its side, with where it was taken. */
async function photoOf(background: string) {
  const buffer = await sharp({ create: { width: 4000, height: 3000, channels: 3, background } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '33/1 26/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  return { name: `${background}.jpg`, mimeType: 'image/jpeg', buffer };
}

/** What is stored stands upright, is small, says nothing of where it was taken, and shows what was taken. */
async function colourOf({ token }: SignedIn, projectId: string, photoId: string): Promise<string> {
  const ask = () => bytesAt(`/api/project/${projectId}/photos/${photoId}`, token).catch(() => null);
  await eventually(async () => (await ask()) !== null);
  const image = sharp((await ask())!);
  const { width, height, exif } = await image.metadata();
  expect([width, height, exif]).toEqual([1536, 2048, undefined]);
  const { dominant } = await image.stats();
  return dominant.r > dominant.b ? 'orange' : 'blue';
}

async function bytesAt(path: string, token?: string): Promise<Buffer> {
  const answer = await fetch(new URL(path, URL_UNDER_TEST), {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

/** Counts taps, and says how many something took. */
function taps() {
  let count = 0;
  const tap = async (target: ReturnType<Page['locator']>) => {
    count += 1;
    await target.tap();
  };
  const taken = (what: string, most: number) => {
    console.log(`${what}: ${count} of at most ${most} taps`);
    expect(count).toBeLessThanOrEqual(most);
    count = 0;
  };
  return { tap, taken };
}
