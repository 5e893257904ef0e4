import type { Chart, Options } from 'highcharts';
import { Highcharts } from './highcharts';

/** The size of a chart's picture, in pixels: wide enough for a slide. */
const SIZE = { width: 960, height: 540 };
/** A picture for print and large screens. */
const SCALE = 2;

/** What the library's types leave out of a chart. */
interface Exporting {
  readonly exporting?: { readonly getSVG: (options: Options) => string };
}

export interface PictureTexts {
  readonly title: string;
  /** As of when. */
  readonly subtitle: string;
}

/** The chart that is drawn within an element, as an SVG with its title; null where none is. */
export function chartSvg(within: Element, { title, subtitle }: PictureTexts): string | null {
  const chart: (Chart & Exporting) | undefined = Highcharts.charts.find(
    (one) => one && within.contains(one.container),
  );
  if (!chart?.exporting) return null;
  const style = getComputedStyle(within);
  const text = { color: style.color, fontFamily: style.fontFamily };
  const svg: string = chart.exporting.getSVG({
    chart: {
      ...SIZE,
      backgroundColor: style.getPropertyValue('--mui-palette-background-paper'),
      spacing: [16, 16, 16, 16],
      style: { fontFamily: style.fontFamily },
    },
    title: { text: title, align: 'left', style: { ...text, fontSize: '16px' } },
    subtitle: { text: subtitle, align: 'left', style: text },
  });
  // A file has no theme: the colours are those of this moment.
  return svg.replace(/var\((--[\w-]+)\)/g, (_, name: string) => style.getPropertyValue(name).trim());
}

/** A picture of an SVG, as PNG. */
export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [SIZE.width * SCALE, SIZE.height * SCALE];
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture')))),
  );
}
