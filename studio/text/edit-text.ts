import { type Node, parseTree } from 'jsonc-parser';
import { likeSaved, normalizeText } from '../../engine/compiler/source/normalize-text.ts';
import type { Json } from '../../engine/core/json/json.ts';
import { memberName, print, spotOf, type Written, writtenAs } from './layout.ts';
import { revalue } from './revalue.ts';

/**
 * Writes another value into a JSON text and keeps every unrelated byte. A file formatted as by `npm run check` stays
 * so; in any other, new parts are indented as their neighbours.
 */
export function editText(saved: string, value: Json): string {
  return rewrite(saved, (written) => revalue(written, value));
}

/**
 * Rewrites a text in its written form, for changes in the order of members, which a parsed value does not
 * keep.
 */
export function rewrite(saved: string, change: (written: Written) => Written): string {
  const text = normalizeText(saved);
  const tree = parseTree(text);
  if (tree === undefined) throw new SyntaxError('This is no JSON.');
  const before = writtenAs(tree, text);
  const after = change(before);
  if (after === before) return saved;
  const isFormatted =
    print(before, spotOf(tree, text)) === text.slice(tree.offset, tree.offset + tree.length);
  const changed = isFormatted ? print(after, spotOf(tree, text)) : keeping(tree, { text, before, after });
  return likeSaved(saved, text.slice(0, tree.offset) + changed + text.slice(tree.offset + tree.length));
}

interface Step {
  readonly text: string;
  readonly before: Written;
  readonly after: Written;
}

/** Writes a node with its changes, and keeps white space as found. */
function keeping(node: Node, { text, before, after }: Step): string {
  if (before === after) return sourceOf(node, text);
  const children = node.children ?? [];
  const [first, last] = [children[0], children.at(-1)];
  const parts = partsOf(after);
  if (before.kind !== after.kind || first === undefined || last === undefined || parts.length === 0)
    return print(after, spotOf(node, text));
  const lead = text.slice(node.offset + 1, first.offset);
  const spot = { indent: /[ \t]*$/.exec(lead)?.[0] ?? '', before: 0, behind: 1 };
  const sources = sourcesOf(partsOf(before), parts);
  const inside = parts.map(({ name, value }, index) => {
    const [child, old] = [children[sources[index] ?? -1], partsOf(before)[sources[index] ?? -1]];
    const behind = index === 0 ? '' : between(children, [sources[index - 1], sources[index]], text);
    const separator = behind ?? (lead.includes('\n') ? `,${lead}` : ', ');
    if (child === undefined || old === undefined)
      return `${separator}${name === undefined ? '' : `${JSON.stringify(name)}: `}${print(value, spot)}`;
    return separator + renewed(child, { text, before: old.value, after: value });
  });
  const end = text.slice(last.offset + last.length, node.offset + node.length);
  return text[node.offset] + lead + inside.join('') + end;
}

/** Finds the index of each part's former version; -1 for a new part. */
function sourcesOf(known: readonly Part[], parts: readonly Part[]): readonly number[] {
  return parts.map(({ name, value }, index) => {
    if (name !== undefined) return known.findIndex((each) => each.name === name);
    const same = known.findIndex((each) => each.value === value);
    return same === -1 && known.length === parts.length ? index : same;
  });
}

/** Finds the text between two children that still follow each other. */
function between(
  children: readonly Node[],
  [one = -1, two = -1]: readonly [number | undefined, number | undefined],
  text: string,
): string | undefined {
  const [left, right] = [children[one], children[two]];
  if (left === undefined || right === undefined || two !== one + 1) return undefined;
  return text.slice(left.offset + left.length, right.offset);
}

/** Writes an item, or a member with its name. */
function renewed(child: Node, step: Step): string {
  const [, value] = child.type === 'property' ? (child.children ?? []) : [undefined, child];
  if (value === undefined) return sourceOf(child, step.text);
  return step.text.slice(child.offset, value.offset) + keeping(value, step);
}

interface Part {
  readonly name?: string;
  readonly value: Written;
}

function partsOf(written: Written): readonly Part[] {
  if (written.kind === 'list') return written.items.map((value) => ({ value }));
  if (written.kind === 'literal') return [];
  return written.members.map((member) => ({ name: memberName(member), value: member.value }));
}

function sourceOf({ offset, length }: Node, text: string): string {
  return text.slice(offset, offset + length);
}
