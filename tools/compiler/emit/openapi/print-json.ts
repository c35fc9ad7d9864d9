/**
 * JSON for people who review it: what holds no further list or object stands on one line, however long it is, so that
 * a change of a text never breaks other lines.
 */
export function printJson(value: unknown, indent = ''): string {
  if (!isContainer(value) || isInnermost(value)) return onOneLine(value);
  const inner = `${indent}  `;
  const [open, close, items] = Array.isArray(value)
    ? ['[', ']', value.map((item) => printJson(item, inner))]
    : [
        '{',
        '}',
        membersOf(value).map(([key, member]) => `${JSON.stringify(key)}: ${printJson(member, inner)}`),
      ];
  return `${open}\n${items.map((item) => `${inner}${item}`).join(',\n')}\n${indent}${close}`;
}

/** Also what is only a wrap around such a thing: `[{ "$ref": "…" }]`. */
function isInnermost(value: object): boolean {
  const held = membersOf(value).map(([, member]) => member);
  const containers = held.filter(isContainer);
  return containers.length === 0 || (held.length === 1 && containers.every(isInnermost));
}

function onOneLine(value: unknown): string {
  if (!isContainer(value)) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  const members = membersOf(value).map(([key, member]) => `${JSON.stringify(key)}: ${onOneLine(member)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function membersOf(value: object): readonly (readonly [string, unknown])[] {
  return Object.entries(value).filter(([, member]) => member !== undefined);
}
