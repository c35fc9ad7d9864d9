import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DefaultTheme } from 'vitepress';

const folders = {
  analyst: 'For analysts',
  developer: 'For developers',
  operator: 'For operators',
  library: 'Packages',
  results: 'Measured',
  decisions: 'Decisions',
};

/** Lists the pages of each folder of docs/ by their titles; the folder's own page comes first. */
export function sidebarOf(docs: string): DefaultTheme.SidebarItem[] {
  return Object.entries(folders).map(([folder, text]) => ({
    text,
    link: `/${folder}/`,
    collapsed: true,
    items: pagesOf(docs, folder),
  }));
}

function pagesOf(docs: string, folder: string): DefaultTheme.SidebarItem[] {
  // Several hundred decisions are found by their list, and by the search.
  const isListed = (name: string) => /^(?!README|\d).*\.md$/.test(name);
  const pages = readdirSync(join(docs, folder))
    .filter(isListed)
    .map((name) => ({
      text: titleOf(join(docs, folder, name)),
      link: `/${folder}/${name.slice(0, -'.md'.length)}`,
    }));
  if (folder === 'library') pages.push({ text: 'API of the engine', link: '/library/api/engine' });
  return pages.toSorted((a, b) => a.text.localeCompare(b.text, 'en'));
}

function titleOf(file: string): string {
  const title = /^# (.+)$/m.exec(readFileSync(file, 'utf8'))?.[1];
  if (title === undefined) throw new Error(`${file} has no title: begin it with a line "# …".`);
  return title.replaceAll('`', '');
}
