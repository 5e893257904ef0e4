import type { Plugin } from 'vite';

/** Tells the pages where people are helped: HELP_URL, below which the help desk's pages hang by language. Without it nothing leads there. */
export const helpDeskAddress = (): Plugin => ({
  name: 'help-desk-address',
  transformIndexHtml: () => {
    const address = process.env['HELP_URL']?.replace(/\/+$/, '');
    if (!address) return [];
    if (!/^https?:\/\//.test(address)) throw new Error(`HELP_URL is no address of a site: ${address}`);
    return [{ tag: 'meta', attrs: { name: 'help-desk', content: address }, injectTo: 'head' }];
  },
});
