import { hasNews, type Letter } from './letters';

/** Where the product shows what a letter speaks of: its restrictions, else the project's reports or what there is to notice. */
export function mailedPath(projectId: string, { chases, own, isCopy }: Letter): string {
  const address = new URLSearchParams({ project: projectId });
  if (!hasNews(chases)) return `${isCopy ? '/reports' : '/notifications'}?${address}`;
  if (!isCopy) for (const { responsible } of own) address.append('is.responsible', responsible.id);
  return `/restrictions?${address}`;
}
