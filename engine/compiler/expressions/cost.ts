import type { Explanation } from '../suggest.ts';
import { subtermsOf, type Term } from './term.ts';
import type { ExpressionType } from './types.ts';

/**
 * Maximum steps of an expression in the worst case, with every list at its schema's maximum: about half a
 * second. The steps of a whole request are limited at run time (engine/core/expressions/steps.ts).
 */
export const mostSteps = 30_000_000;

/**
 * Number of items assumed for a list without a maximum, such as the stored records of a subject or the answer
 * of a call.
 */
export const assumedItems = 200;

/** Number of single values assumed in a value without a schema. */
const assumedSize = 10;

/**
 * Number of characters assumed for a text without a maximum in its schema. Patterns are proved fast up to this
 * length.
 */
const assumedLength = 10_000;

type Call = Extract<Term, { is: 'call' }>;

/** Functions that iterate over a list, with the index of the argument that is the list. */
const overList: ReadonlyMap<string, number> = new Map([
  ['least', 0],
  ['greatest', 0],
  ['sum', 0],
  ['average', 0],
  ['count', 0],
  ['latest', 0],
  ['latestDated', 0],
  ['joined', 0],
  ['isIn', 1],
]);

const overText: ReadonlySet<string> = new Set(['lower', 'matches', 'readingGrade', 'split']);

/** Finds the maximum number of items of a list; the assumed number where no maximum is known. */
export function mostItems(term: Term): number {
  switch (term.is) {
    case 'list':
      return term.items.length;
    case 'value':
      return Array.isArray(term.value) ? term.value.length : 0;
    case 'each':
      return term.name === 'filter' || term.name === 'map' ? mostOfEach(term) : 0;
    case 'list+list':
      return mostItems(term.left) + mostItems(term.right);
    case 'choice':
      return Math.max(mostItems(term.yes), mostItems(term.no));
    default:
      return mostOfType(term);
  }
}

function mostOfType(term: Term): number {
  const [value] = term.is === 'call' && term.name === 'list' ? term.args : [];
  if (value !== undefined) return mostItems(value);
  const type = term.origin?.type;
  return type?.is === 'list' ? (type.most ?? assumedItems) : assumedItems;
}

function mostOfEach({ most, list }: Extract<Term, { is: 'each' }>): number {
  return most ?? mostItems(list);
}

/**
 * Counts the parts evaluated for one item, at least one. The parts of an inner list are counted with that list.
 */
export function partsPerItem(term: Term): number {
  return Math.max(1, partsIn(term));
}

/** Counts the parts of a term, without constants and names, which cost nothing. */
function partsIn(term: Term): number {
  const children = term.is === 'each' ? [term.list] : subtermsOf(term);
  return children.reduce((parts, child) => parts + partsIn(child), children.length === 0 ? 0 : 1);
}

/** Counts the steps of an evaluation in the worst case, with every list at its maximum length. */
export function costOf(term: Term): number {
  switch (term.is) {
    case 'each': {
      const items = mostOfEach(term);
      return costOf(term.list) + items * (partsPerItem(term.body) + costOf(term.body));
    }
    case 'choice':
      return costOf(term.test) + Math.max(costOf(term.yes), costOf(term.no));
    case 'list+list':
      return costOfAll(term) + mostItems(term.left) + mostItems(term.right);
    case 'call':
      return costOfAll(term) + ownCost(term);
    default:
      return costOfAll(term);
  }
}

function costOfAll(term: Term): number {
  return subtermsOf(term).reduce((cost, child) => cost + costOf(child), 0);
}

function ownCost({ of, name, args }: Call): number {
  // Counts a single step for a function of the product, since it gets only single values.
  if (of === 'f') return 1;
  if (overText.has(name)) return args[0] === undefined ? 0 : costOfText(name, mostCharacters(args[0]));
  if (name === 'equal') return Math.min(...args.map(sizeOf));
  const list = args[overList.get(name) ?? -1];
  if (list === undefined) return 0;
  return mostItems(list) * (name === 'isIn' && args[0] !== undefined ? 1 + sizeOf(args[0]) : 2);
}

/**
 * Counts steps as the runtime does: one for a thousand characters; a pattern on a text longer than
 * `assumedLength` adds the square of a tenth of its characters.
 */
function costOfText(name: string, characters: number): number {
  const beyond = name === 'matches' && characters > assumedLength ? (characters / 10) ** 2 : 0;
  return Math.ceil(characters / 1_000) + beyond;
}

/** Finds the maximum number of characters of a text; for a joined list, of all its items together. */
function mostCharacters(term: Term): number {
  switch (term.is) {
    case 'value':
      return String(term.value ?? '').length;
    case 'text+text':
      return mostCharacters(term.left) + mostCharacters(term.right);
    case 'choice':
      return Math.max(mostCharacters(term.yes), mostCharacters(term.no));
    case 'call':
      return mostOfCall(term) ?? mostOfText(term.origin?.type);
    default:
      return mostOfText(term.origin?.type);
  }
}

function mostOfCall({ of, name, args: [first, second] }: Call): number | undefined {
  if (of === 'f' || first === undefined) return undefined;
  if (name === 'joined' && second !== undefined)
    return mostItems(first) * (mostOfItem(first) + mostCharacters(second));
  // Takes the maximum of the given text. Triples it for `lower`, since folding expands a ligature to up to
  // three letters.
  if (name === 'text') return mostCharacters(first);
  return name === 'lower' ? 3 * mostCharacters(first) : undefined;
}

function mostOfItem(list: Term): number {
  if (list.is === 'each') return list.name === 'map' ? mostCharacters(list.body) : mostOfItem(list.list);
  if (list.is === 'list+list') return Math.max(mostOfItem(list.left), mostOfItem(list.right));
  if (list.is === 'list') return Math.max(0, ...list.items.map(mostCharacters));
  const type = list.origin?.type;
  return mostOfText(type?.is === 'list' ? type.of : undefined);
}

function mostOfText(type: ExpressionType | undefined): number {
  return type?.is === 'text' ? (type.longest ?? assumedLength) : assumedLength;
}

/** Counts the single values that a comparison reads if both sides are equal. */
function sizeOf(term: Term): number {
  const type = term.origin?.type;
  if (type?.is === 'list') return 1 + mostItems(term) * sizeOfType(type.of);
  if (type !== undefined) return sizeOfType(type);
  if (term.is !== 'call' || term.name === 'at') return term.is === 'local' ? assumedSize : 1;
  return term.name === 'list' && term.args[0] !== undefined ? sizeOf(term.args[0]) : 1;
}

function sizeOfType(type: ExpressionType): number {
  switch (type.is) {
    case 'any':
      return assumedSize;
    case 'list':
      return 1 + (type.most ?? assumedItems) * sizeOfType(type.of);
    case 'map':
      return 1 + assumedItems * sizeOfType(type.of);
    case 'object':
      return Object.values(type.fields).reduce((size, field) => size + sizeOfType(field), 1);
    default:
      return 1;
  }
}

/** Explains why an expression is too costly, with the lists it iterates over; undefined for an acceptable one. */
export function explainCost(term: Term, whole: string): Explanation | undefined {
  const steps = costOf(term);
  if (steps <= mostSteps) return undefined;
  const lists = [...new Set(listsIn(term, whole))].join(', ') || 'a long text';
  return {
    message: `The expression is too costly: it can take ${spoken(steps)} steps, and at most ${spoken(mostSteps)} are allowed. It goes through ${lists}`,
    help: 'Give these lists a smaller maxItems, or put fewer of them within one another: one filter or map by a name, and one question over it. Give texts that a pattern is looked for in a smaller maxLength.',
  };
}

function listsIn(term: Term, whole: string): readonly string[] {
  const inner = subtermsOf(term).flatMap((child) => listsIn(child, whole));
  if (term.is !== 'each') return inner;
  const range = term.list.origin?.node.range;
  const text = range === undefined ? 'a list' : whole.slice(range.start, range.end);
  const most = mostOfEach(term);
  const bound = term.most === undefined ? `no maxItems, taken as ${most}` : `maxItems ${most}`;
  return [`"${text}" (${bound})`, ...inner];
}

function spoken(steps: number): string {
  return steps < 1e12 ? Math.round(steps).toLocaleString('en-US') : 'more than 1,000,000,000,000';
}
