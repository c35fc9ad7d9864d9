import type { SpanDescription } from './span.ts';

/** Longest recorded text: statements of searches grow with the request. */
const longestText = 4_000;

/** Maximum of cached statements: the gateway has some hundreds, and searches add more. */
const mostKnown = 1_000;

const known = new Map<string, SpanDescription>();

/**
 * Describes a statement as a span: its first table and its text without values. Removes literals although values travel
 * as parameters.
 */
export function spanOfStatement(text: string): SpanDescription {
  const description = known.get(text) ?? described(text);
  if (known.size >= mostKnown) known.clear();
  known.set(text, description);
  return description;
}

function described(text: string): SpanDescription {
  const shape = shapeOf(text);
  const summary = summaryOf(shape);
  return {
    name: summary,
    kind: 'client',
    attributes: {
      'db.system.name': 'postgresql',
      'db.query.summary': summary,
      'db.query.text': shape.slice(0, longestText),
    },
  };
}

/**
 * Pieces of SQL that may hold any text: comments, dollar-quoted, escaped and plain strings (perhaps unterminated),
 * quoted names, parameters and numbers.
 */
const pieces =
  /--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|\$([A-Za-z_]\w*)?\$[\s\S]*?(?:\$\1\$|$)|\be'(?:[^'\\]|\\[\s\S]|'')*(?:'|$)|'(?:[^']|'')*(?:'|$)|"(?:[^"]|"")*"|\$\d+|\b\d+(?:\.\d+)?\b/gi;

/** Replaces each literal of a statement by `?` and removes comments. */
function shapeOf(text: string): string {
  const shape = text.replace(pieces, (piece) => {
    if (piece.startsWith('--') || piece.startsWith('/*')) return ' ';
    return piece.startsWith('"') || /^\$\d+$/.test(piece) ? piece : '?';
  });
  return shape.replace(/\s+/g, ' ').trim();
}

const writes =
  /\b(insert) into ("[^"]+"|[\w.]+)|\b(delete) from ("[^"]+"|[\w.]+)|(?<!\b(?:for|for no key|do) )\b(update) (?:only )?("[^"]+"|[\w.]+)/i;

const reads = /\bfrom ("[^"]+"|[a-z_][\w.]*)(?![\w.(])/i;

/** Summarizes a statement by its verb and first table: `INSERT record`. */
function summaryOf(shape: string): string {
  const [, ...written] = writes.exec(shape) ?? [];
  const [operation, table] = written.filter((part) => part !== undefined);
  if (operation !== undefined) return `${operation.toUpperCase()} ${table}`;
  const [first = ''] = /^\w*/.exec(shape) ?? [];
  const [, source] = reads.exec(shape) ?? [];
  return /^(?:select|with)$/i.test(first) && source !== undefined ? `SELECT ${source}` : first.toUpperCase();
}
