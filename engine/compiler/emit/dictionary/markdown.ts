/** Block of Markdown: a heading, a paragraph, a table, a list. */
export type Block = string;

export function joinBlocks(blocks: readonly Block[]): string {
  return blocks.filter((block) => block !== '').join('\n\n');
}

/** Writes a heading with an explicit anchor, so that links do not depend on its words. */
export function heading(level: 2 | 3 | 4, title: string, anchor: string): Block {
  return `${'#'.repeat(level)} <a id="${anchor}"></a>${plain(title)}`;
}

export function linkTo(title: string, anchor: string): string {
  return `[${plain(title)}](#${anchor})`;
}

/** Builds an anchor from words: letters, digits and dashes. */
export function anchorOf(...words: readonly string[]): string {
  const joined = words.join('-').replaceAll('*', 'each');
  return joined.replace(/[^A-Za-z0-9_]+/g, '-').replace(/^-|-$/g, '');
}

/** Writes a table from cells in Markdown; an empty text without rows. */
export function table(columns: readonly string[], rows: readonly (readonly string[])[]): Block {
  if (rows.length === 0) return '';
  const line = (cells: readonly string[]) => `| ${cells.map(inCell).join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
}

export function bulletList(items: readonly string[]): Block {
  return items.map((item) => `- ${item}`).join('\n');
}

/** Escapes Markdown and HTML in a text. */
export function plain(text: string): string {
  return text.replace(/[\\`*_[\]<>&#|]/g, (sign) => `\\${sign}`);
}

/** Writes inline code, within as many backticks as needed. */
export function inlineCode(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const space = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${fence}${space}${text}${space}${fence}`;
}

/** Escapes bars, which would end a cell even inside of code, and joins lines, since a row is one line. */
function inCell(cell: string): string {
  return cell.replace(/(?<!\\)\|/g, '\\|').replaceAll('\n', ' ');
}
