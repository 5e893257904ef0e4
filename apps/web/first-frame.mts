import type { IndexHtmlTransformContext, Plugin } from 'vite';
// Vite reads this before it knows the names of libs.
// eslint-disable-next-line @nx/enforce-module-boundaries
import { DARK, LIGHT, type Tokens } from '../../libs/presentation/src/colours/tokens.ts';
import { RADIUS } from './src/base/theme/tokens.ts';

const PLACE = '<!--frame-->';
/** The weights that every page begins with, in the letters of our languages. */
const FONTS = /inter-latin-(400|600)-normal-[^/]*\.woff2$/;

/**
 * Something to see before the first script has run: on a slow machine that takes seconds. The name of the product for any page;
 * for the login, which most visits without anything kept begin with, a page of its own (login.html) with the outline of its card.
 * No words: the language is known to scripts only. React puts the real page in their place.
 */
export const firstFrame = (): Plugin => ({
  name: 'first-frame',
  transformIndexHtml: {
    order: 'post',
    handler: (html, context) => ({
      html: html.replace(PLACE, `${PLACE}${SPLASH}`).replace('</head>', `<style>${STYLE}</style></head>`),
      tags: fontLinks(context),
    }),
  },
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') return;
      const source = String(page.source).replace(`${PLACE}${SPLASH}`, LOGIN);
      this.emitFile({ type: 'asset', fileName: 'login.html', source });
    },
  },
});

/** Told early, or the browser asks for them only once a text is drawn in them. */
function fontLinks({ bundle = {} }: IndexHtmlTransformContext) {
  const fonts = Object.keys(bundle).filter((name) => FONTS.test(name));
  return fonts.map((name) => ({
    tag: 'link',
    attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${name}` },
    injectTo: 'head' as const,
  }));
}

const colours = ({ ground, surface, text, border, shade }: Tokens) =>
  `--f-ground:${ground};--f-surface:${surface};--f-text:${text};--f-border:${border};--f-shade:${shade}`;

/** The measures are those of app/layout/public-page.tsx and of the login's first step, so that nothing jumps. */
const STYLE = `
:root{${colours(LIGHT)}}
@media (prefers-color-scheme:dark){:root{${colours(DARK)}}}
body{margin:0;background:var(--f-ground);color:var(--f-text)}
.f-page{min-height:100dvh;display:flex;flex-direction:column;font:14px/1.5 Inter,system-ui,sans-serif}
.f-page,.f-page *{box-sizing:border-box}
.f-bar{height:52px}
.f-main{flex:1;display:grid;place-items:center;padding:0 16px 96px}
.f-column{width:100%;max-width:400px}
.f-brand{display:flex;align-items:center;gap:12px;height:45px;margin-bottom:24px;font-size:1.375rem;font-weight:600;letter-spacing:-.02em}
.f-column .f-brand{align-items:flex-start;line-height:1.2}
.f-card{padding:24px;border:1px solid var(--f-border);border-radius:${RADIUS}px;background:var(--f-surface)}
.f-line{display:block;border-radius:${RADIUS}px;background:var(--f-shade)}
.f-links{display:grid;justify-items:center;gap:12px;margin-top:24px}`.replaceAll('\n', '');

const line = (width: string, height: number, below: number) =>
  `<span class="f-line" style="width:${width};height:${height}px;margin-bottom:${below}px"></span>`;
const mark = (size: number) => `<img src="/favicon.svg" width="${size}" height="${size}" alt="">Plomada`;

const SPLASH = `<div class="f-page"><div class="f-main"><div class="f-brand">${mark(44)}</div></div></div>`;
const LOGIN = [
  '<div class="f-page"><div class="f-bar"></div><div class="f-main"><div class="f-column">',
  `<div class="f-brand">${mark(44)}</div>`,
  `<div class="f-card">${line('45%', 26, 16)}${line('100%', 37, 35)}${line('100%', 44, 0)}</div>`,
  `<div class="f-links">${line('180px', 21, 0).repeat(3)}</div>`,
  '</div></div></div>',
].join('');
