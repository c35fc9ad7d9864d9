import type { ComposedBlock, ComposedDocument } from './composed.ts';

/** Scripts that are set from left to right with the letters that documents bring along. */
const letters =
  /[\p{L}--\p{Script=Latin}--\p{Script=Greek}--\p{Script=Cyrillic}--\p{Script=Armenian}--\p{Script=Georgian}--\p{Script=Common}]/gv;

/** Letters that would stand on the paper as empty boxes, or in a wrong order; each once. */
export function unprintableLetters({ title, header, footer, blocks }: ComposedDocument): readonly string[] {
  const texts = [title, ...header, ...footer, ...blocks.flatMap(textsOf)];
  return [...new Set(texts.flatMap((text) => text.match(letters) ?? []))];
}

function textsOf(block: ComposedBlock): readonly string[] {
  if ('text' in block) return [block.text];
  if ('items' in block) return block.items;
  return block.kind === 'table' ? [...block.columns.map(({ title }) => title), ...block.rows.flat()] : [];
}
