import { statSync } from 'node:fs';
import { dirname, posix, relative, resolve } from 'node:path';
import type { MarkdownRenderer } from 'vitepress';

type Token = ReturnType<MarkdownRenderer['parse']>[number];

/** Returns the address on the site, below its root, of a Markdown page at a path below the project's root. */
export function addressOf(path: string): string {
  return path
    .replace(/^docs\/site\/api\//, 'library/api/')
    .replace(/^docs\//, '')
    .replace(/(^|\/)README\.md$/, '$1index.md');
}

/**
 * Leads links of pages to the addresses that the pages have on the site, and shows links to source files, which the
 * site does not have, as their text. A link to what is not in the project ends the build.
 */
export function leadLinks(markdown: MarkdownRenderer, root: string): void {
  markdown.core.ruler.push('lead-links', ({ tokens, env }) => {
    const page = relative(root, realPathOf(env));
    for (const { children } of tokens) leadLinksOf(children ?? [], page, root);
  });
}

function leadLinksOf(tokens: readonly Token[], page: string, root: string): void {
  let isDropped = false;
  for (const token of tokens) {
    if (token.type === 'link_close' && isDropped) drop(token);
    if (token.type !== 'link_open') continue;
    const address = siteAddress(token.attrGet('href') ?? '', page, root);
    isDropped = address === undefined;
    if (address === undefined) drop(token);
    else token.attrSet('href', address);
  }
}

/** Returns where a link leads on the site; undefined for a source file. */
function siteAddress(href: string, page: string, root: string): string | undefined {
  if (/^([a-z]+:|#)/.test(href)) return href;
  const [path = '', hash] = decodeURI(href).split('#');
  const target = posix.join(dirname(page), path);
  const found = statSync(resolve(root, target), { throwIfNoEntry: false });
  if (found === undefined) throw new Error(`${page} links to ${href}, which is not there.`);
  const file = found.isDirectory() ? posix.join(target, 'README.md') : target;
  if (!file.endsWith('.md')) return undefined;
  return `/${addressOf(file)}${hash === undefined ? '' : `#${hash}`}`;
}

function drop(token: Token): void {
  token.type = 'text';
  token.content = '';
}

/** Returns the file of a page, whose `path` is that of its address. */
function realPathOf({
  path,
  realPath = path,
}: {
  readonly path: string;
  readonly realPath?: string;
}): string {
  return realPath;
}

/** Keeps the one piece of HTML that generated pages use: the target of a link, `<a id="…"></a>`. */
export function keepAnchors(markdown: MarkdownRenderer): void {
  markdown.inline.ruler.before('text', 'anchor', (state) => {
    const [anchor] = /^<a id="[\w.-]+"><\/a>/.exec(state.src.slice(state.pos)) ?? [];
    if (anchor === undefined) return false;
    state.push('html_inline', '', 0).content = anchor;
    state.pos += anchor.length;
    return true;
  });
}
