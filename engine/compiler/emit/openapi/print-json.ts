/**
 * Prints JSON for review in diffs. Puts an innermost value on one line of any length, so that a changed text
 * never rewraps other lines.
 */
export function printJson(value: unknown): string {
  return print(value, '').text;
}

interface Printed {
  readonly text: string;
  /**
   * True for a value to be printed on one line: without nested lists or objects, with references alone, or one
   * that only wraps such a value.
   */
  readonly isInnermost: boolean;
}

function print(value: unknown, indent: string): Printed {
  if (!isContainer(value)) return { text: JSON.stringify(value), isInnermost: true };
  const inner = `${indent}  `;
  const members = membersOf(value).map(([key, member]) => ({ key, member, ...print(member, inner) }));
  const containers = members.filter(({ member }) => isContainer(member));
  const isInnermost =
    members.every(({ member }) => isReference(member)) ||
    containers.length === 0 ||
    (members.length === 1 && containers.every((each) => each.isInnermost));
  const isList = Array.isArray(value);
  const items = members.map(({ key, text }) => (isList ? text : `${JSON.stringify(key)}: ${text}`));
  const text = isInnermost ? onOneLine(items, isList) : onLines(items, isList, indent);
  return { text, isInnermost };
}

function onOneLine(items: readonly string[], isList: boolean): string {
  if (isList) return `[${items.join(', ')}]`;
  return items.length === 0 ? '{}' : `{ ${items.join(', ')} }`;
}

function onLines(items: readonly string[], isList: boolean, indent: string): string {
  const [open, close] = isList ? '[]' : '{}';
  return `${open}\n${items.map((item) => `${indent}  ${item}`).join(',\n')}\n${indent}${close}`;
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isReference(value: unknown): boolean {
  return isContainer(value) && membersOf(value).every(([key]) => key === '$ref') && '$ref' in value;
}

function membersOf(value: object): readonly (readonly [string, unknown])[] {
  return Object.entries(value).filter(([, member]) => member !== undefined);
}
