/** JavaScript source that `printLiteral` inserts as it is, in place of a quoted text. */
export class Code {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export function code(text: string): Code {
  return new Code(text);
}

/** Prints data with code inside as a JavaScript literal, without undefined properties. */
export function printLiteral(value: unknown, indent = ''): string {
  if (value instanceof Code) return value.text;
  if (Array.isArray(value)) return printList(value, indent);
  if (typeof value === 'object' && value !== null) return printObject(value, indent);
  return JSON.stringify(value) ?? 'undefined';
}

function printList(items: readonly unknown[], indent: string): string {
  if (items.length === 0) return '[]';
  const inner = `${indent}  `;
  return `[\n${items.map((item) => `${inner}${printLiteral(item, inner)},\n`).join('')}${indent}]`;
}

function printObject(value: object, indent: string): string {
  const entries = Object.entries(value).filter(([, child]) => child !== undefined);
  if (entries.length === 0) return '{}';
  const inner = `${indent}  `;
  const lines = entries.map(([key, child]) => `${inner}${printKey(key)}: ${printLiteral(child, inner)},\n`);
  return `{\n${lines.join('')}${indent}}`;
}

/** Prints a key; writes `__proto__` as a computed key, so that it stays an ordinary property. */
function printKey(key: string): string {
  if (key === '__proto__') return '["__proto__"]';
  return /^[A-Za-z_$][A-Za-z0-9_$]*$/.test(key) ? key : JSON.stringify(key);
}
