import { getNodeValue } from 'jsonc-parser';
import { once } from '../../core/compute/once.ts';
import { pointerOf, setAt } from '../../core/json/pointer.ts';
import { spliceBetween } from '../../core/text/splice.ts';
import { parseText } from './parse-text.ts';
import { reservedNamesIn } from './reserved-names.ts';
import { type ProductName, type SourceFile, valueOfTree } from './source-file.ts';
import { type ParsedPart, parsePart, type TextOutline, textOutline } from './text-outline.ts';

const outlines = new WeakMap<SourceFile, TextOutline>();

/**
 * Parses only the innermost object or list around an edit, so that all other values stay the same objects for
 * caches. Undefined if the whole must be parsed: with a syntax error before or after, or with `{product}` in
 * the part or its path.
 */
export function parseEdited(before: SourceFile, text: string, product: ProductName): SourceFile | undefined {
  const outline = outlineOfFile(before);
  if (outline === undefined) return undefined;
  const part = parsePart(outline, { text, change: spliceBetween(before.text, text) });
  if (part === undefined || mayBeNamed(part) || isReserved(part)) return undefined;
  const next = valueOfTree(part.tree, product);
  const file: SourceFile = {
    ...before,
    text,
    value: setAt(before.value, pointerOf(part.path), next),
    tree: once(() => parseText(text).tree),
  };
  outlines.set(file, part.outline);
  return file;
}

function isReserved({ path, tree }: ParsedPart): boolean {
  return reservedNamesIn(tree, { isOfFields: path.at(-1) === 'properties' }).length > 0;
}

/**
 * Reports whether the part or its path contains `{product}`, whose replacement depends on the enclosing
 * properties.
 */
function mayBeNamed({ path, tree }: ParsedPart): boolean {
  return (
    path.some((step) => String(step).includes('{product}')) ||
    JSON.stringify(getNodeValue(tree)).includes('{product}')
  );
}

function outlineOfFile(file: SourceFile): TextOutline | undefined {
  const known = outlines.get(file);
  if (known !== undefined || file.syntaxErrors.length > 0 || file.reservedNames.length > 0) return known;
  const tree = file.tree();
  if (tree === undefined) return undefined;
  const outline = textOutline(tree);
  outlines.set(file, outline);
  return outline;
}
