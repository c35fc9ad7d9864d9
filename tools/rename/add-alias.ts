import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';

export interface Alias {
  /** JSON Pointers: where the value stands, and where older records have it. */
  readonly present: string;
  readonly former: string;
}

/** The text of a schema with a former path of a field; existing text keeps its formatting. */
export function addAlias(text: string, { present, former }: Alias): string {
  const root = parseTree(text);
  if (root === undefined) return text;
  const list = findNodeAtLocation(root, ['x-aliases', present]);
  if (list !== undefined) return insert(text, list.offset + 1, `"${former}", `);
  const aliases = findNodeAtLocation(root, ['x-aliases']);
  if (aliases !== undefined) return insert(text, aliases.offset + 1, ` "${present}": ["${former}"],`);
  const next = propertyAfter(root, ['type', 'required', 'properties']);
  if (next === undefined) return text;
  const indent = /[ \t]*$/.exec(text.slice(0, next.offset))?.[0] ?? '';
  return insert(text, next.offset, `"x-aliases": { "${present}": ["${former}"] },\n${indent}`);
}

/** The first of these that there is: what belongs in front of it is inserted there. */
function propertyAfter(root: Node, names: readonly string[]): Node | undefined {
  return names.flatMap((name) => findNodeAtLocation(root, [name])?.parent ?? [])[0];
}

function insert(text: string, offset: number, inserted: string): string {
  return text.slice(0, offset) + inserted + text.slice(offset);
}
