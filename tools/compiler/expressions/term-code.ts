import type { Json } from '../../../engine/core/json/json.ts';
import type { Term } from './term.ts';

/**
 * A term as JavaScript: the body of an arrow function over the scope `s`; `r` is the expression runtime, and `f` the
 * module with the functions of the product.
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
      return `${term.of}.${term.name}(${listed(term.args)})`;
    case 'function':
      return `r.${term.name}`;
    case 'object':
      return `{ ${term.fields.map(([name, field]) => `${name}: ${codeOf(field)}`).join(', ')} }`;
    case 'text-method':
      return `${codeOf(term.on)}.${term.name}(${listed(term.args)})`;
    case 'each':
      return `r.list(${codeOf(term.list)}).${term.name}((_${term.item}) => ${codeOf(term.body)})`;
    case '&&':
    case '||':
      return `(${codeOf(term.left)} ${term.is} ${codeOf(term.right)})`;
    case 'text+text':
      return `(${codeOf(term.left)} + ${codeOf(term.right)})`;
    case 'list+list':
      return `[...${codeOf(term.left)}, ...${codeOf(term.right)}]`;
    case 'not':
      return `!${codeOf(term.of)}`;
    case 'choice':
      return `(${codeOf(term.test)} ? ${codeOf(term.yes)} : ${codeOf(term.no)})`;
    case 'list':
      return `[${listed(term.items)}]`;
  }
}

function literal(value: Json | undefined): string {
  return value === undefined || typeof value === 'number' ? String(value) : JSON.stringify(value);
}

function listed(terms: readonly Term[]): string {
  return terms.map(codeOf).join(', ');
}
