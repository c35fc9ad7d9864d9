import type { Json } from '../../core/json/json.ts';
import { partsPerItem } from './cost.ts';
import { callTerm, scopeTerm, type Term, valueTerm } from './term.ts';

/**
 * Writes a term as JavaScript: the body of an arrow function over the scope `s`, with the expression runtime as
 * `r` and the product's functions as `f`.
 */
export function codeOf(term: Term): string {
  switch (term.is) {
    case 'value':
      return literal(term.value);
    case 'scope':
      return `s.${term.name}`;
    case 'whole-scope':
      return 's';
    case 'signed-in':
      return 's.user !== undefined';
    case 'local':
      return `_${term.name}`;
    case 'call':
      return propertyRead(term) ?? `${term.of}.${term.name}(${listed(term.args)})`;
    case 'function':
      return `r.${term.name}`;
    case 'object':
      return `{ ${term.fields.map(([name, field]) => `${name}: ${codeOf(field)}`).join(', ')} }`;
    case 'text-method':
      return `${codeOf(term.on)}.${term.name}(${listed(term.args)})`;
    case 'each':
      return `r.rows(${codeOf(term.list)}, ${partsPerItem(term.body)}).${term.name}((_${term.item}) => ${codeOf(term.body)})`;
    case '&&':
    case '||':
      return `(${codeOf(term.left)} ${term.is} ${codeOf(term.right)})`;
    case 'text+text':
      return `(${codeOf(term.left)} + ${codeOf(term.right)})`;
    case 'list+list':
      return `r.both(${codeOf(term.left)}, ${codeOf(term.right)})`;
    case 'not':
      return `!${codeOf(term.of)}`;
    case 'choice':
      return `(${codeOf(term.test)} ? ${codeOf(term.yes)} : ${codeOf(term.no)})`;
    case 'list':
      return `[${listed(term.items)}]`;
  }
}

/**
 * Writes a property access by literal name, the fastest form in JavaScript engines; undefined for other calls.
 * Calls `at` for an inherited name, since only `at` tests for an own property.
 */
function propertyRead({ of, name, args: [value, key] }: Extract<Term, { is: 'call' }>): string | undefined {
  if (of !== 'r' || name !== 'at' || value === undefined || key?.is !== 'value') return undefined;
  if (typeof key.value !== 'string' || isInherited(key.value)) return undefined;
  const read = `?.[${JSON.stringify(key.value)}]`;
  const around = value.is === 'call' ? propertyRead(value) : undefined;
  return around === undefined ? `r.of(${codeOf(value)})${read}` : `${around}${read}`;
}

const prototypes = [Object, Array, String, Number, Boolean].map(({ prototype }) => prototype);

/**
 * Reports whether a JSON value may inherit the name. True for numbers too, since a string has its characters
 * under numbers.
 */
function isInherited(name: string): boolean {
  return /^\d+$/.test(name) || prototypes.some((prototype) => name in prototype);
}

/** Writes the code that reads a record besides the value. */
export function recordRead(name: string): string {
  return codeOf(callTerm('at', scopeTerm('records'), valueTerm(name)));
}

function literal(value: Json | undefined): string {
  return value === undefined || typeof value === 'number' ? String(value) : JSON.stringify(value);
}

function listed(terms: readonly Term[]): string {
  return terms.map(codeOf).join(', ');
}
