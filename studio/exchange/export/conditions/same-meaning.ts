import type { ASTNode } from '@marcbachmann/cel-js';
import { isNode } from '../../../../engine/compiler/expressions/parse.ts';
import { spelling } from '../../../../engine/compiler/expressions/spelling.ts';
import type { FieldType } from '../../import/conditions/to-cel.ts';
import { celPath, literalDay } from './cel-path.ts';

/** Finds the type of the field at a path of an expression; undefined for a path to no field. */
export type TypeAt = (path: string) => FieldType | undefined;

/** Limit on compared cases. */
const mostCases = 20_000;

/**
 * Reports whether two conditions hold in the same cases, over a missing value and every value that constants
 * distinguish; all other parts count as variables by their spelling. May miss an equivalence, but never reports a
 * false one.
 */
export function sameMeaning(one: ASTNode, other: ASTNode, typeAt: TypeAt): boolean {
  const variables = new Variables(typeAt);
  for (const each of [one, other]) variables.add(each);
  const cases = variables.cases();
  return cases?.every((values) => holds(one, values, typeAt) === holds(other, values, typeAt)) ?? false;
}

type Value = string | number | boolean | undefined;
type Case = ReadonlyMap<string, Value>;

const comparisons = ['==', '!=', '<', '<=', '>', '>='] as const;
type Comparison = (typeof comparisons)[number];

interface Compared {
  readonly path: string;
  readonly type: FieldType;
  readonly sign: Comparison;
  readonly value: string | number | boolean;
}

/** Field types for which a comparison with a missing value is false. */
const blankTypes: readonly FieldType[] = ['number', 'date', 'time'];

/**
 * Reads a comparison of a field with constants, with the field on the left; `in` with a list of constants
 * becomes a comparison with each.
 */
function comparedField(node: ASTNode, typeAt: TypeAt): readonly Compared[] | undefined {
  const parts: unknown = node.args;
  const [left, right] = Array.isArray(parts) ? parts.filter(isNode) : [];
  const sign = comparisons.find((each) => each === node.op);
  if (sign !== undefined) return allOf([compared(sign, left, { right, typeAt })]);
  if (node.op !== 'in' || right?.op !== 'list') return undefined;
  return allOf(right.args.map((each) => compared('==', left, { right: each, typeAt })));
}

function allOf(parts: readonly (Compared | undefined)[]): readonly Compared[] | undefined {
  return parts.every((part) => part !== undefined) ? parts : undefined;
}

function compared(
  sign: Comparison,
  left: ASTNode | undefined,
  { right, typeAt }: { readonly right: ASTNode | undefined; readonly typeAt: TypeAt },
): Compared | undefined {
  const path = left === undefined ? undefined : celPath(left);
  const type = path === undefined ? undefined : typeAt(path);
  const value = constantOf(right);
  if (path === undefined || type === undefined || value === undefined) return undefined;
  const isOrdered = sign !== '==' && sign !== '!=';
  const isPlain = type === 'code' || type === 'text' || type === 'boolean';
  const isKnown = isPlain ? !isOrdered : blankTypes.includes(type);
  return isKnown ? { path, type, sign, value } : undefined;
}

function constantOf(node: ASTNode | undefined): string | number | boolean | undefined {
  const day = literalDay(node);
  if (day !== undefined) return day;
  if (node?.op !== 'value') return undefined;
  const { args } = node;
  return typeof args === 'string' || typeof args === 'number' || typeof args === 'boolean' ? args : undefined;
}

/** Reads field tests by functions and operators, such as `blank(self.age)` and `'x' in self.drugs`. */
function testedField(
  node: ASTNode,
  typeAt: TypeAt,
): { readonly path: string; readonly member?: string } | undefined {
  if (node.op === 'call' && node.args[0] === 'blank') {
    const path = pathOfField(node.args[1][0], typeAt);
    return path === undefined || typeAt(path) === 'rows' ? undefined : { path };
  }
  if (node.op !== 'in') return undefined;
  const [code, list] = node.args;
  const path = pathOfField(list, typeAt);
  if (path === undefined || typeAt(path) !== 'codes' || code.op !== 'value') return undefined;
  return { path, member: String(code.args) };
}

function pathOfField(node: ASTNode | undefined, typeAt: TypeAt): string | undefined {
  const path = node === undefined ? undefined : celPath(node);
  return path === undefined || typeAt(path) === undefined ? undefined : path;
}

/** Values at which the two conditions may differ. */
class Variables {
  readonly #typeAt: TypeAt;
  readonly #constants = new Map<string, Set<string | number | boolean>>();
  readonly #members = new Map<string, Set<string>>();
  readonly #flags = new Set<string>();

  constructor(typeAt: TypeAt) {
    this.#typeAt = typeAt;
  }

  add(node: ASTNode): void {
    const inner = innerOf(node);
    if (inner !== undefined) {
      for (const each of inner) this.add(each);
      return;
    }
    const found = comparedField(node, this.#typeAt);
    if (found !== undefined) {
      for (const { path, value } of found) this.#constantsOf(path).add(value);
      return;
    }
    const tested = testedField(node, this.#typeAt);
    const path = tested?.path ?? this.#tick(node);
    if (path === undefined) this.#flags.add(spelling(node));
    else if (this.#typeAt(path) === 'codes') this.#membersOf(path, tested?.member);
    else this.#constantsOf(path);
  }

  cases(): readonly Case[] | undefined {
    const choices: (readonly (readonly (readonly [string, Value])[])[])[] = [
      ...[...this.#constants].map(([path, constants]) =>
        valuesOf(this.#typeAt(path), [...constants]).map((value) => [[path, value] as const]),
      ),
      ...[...this.#members].map(([path, members]) => selections(path, [...members])),
      ...[...this.#flags].map((flag) => [[[flag, true] as const], [[flag, false] as const]]),
    ];
    const count = choices.reduce((product, each) => product * each.length, 1);
    if (count > mostCases) return undefined;
    return choices
      .reduce<readonly (readonly (readonly [string, Value])[])[]>(
        (all, each) => all.flatMap((before) => each.map((more) => [...before, ...more])),
        [[]],
      )
      .map((entries) => new Map(entries));
  }

  /** Reads a boolean field that is a condition by itself. */
  #tick(node: ASTNode): string | undefined {
    const path = pathOfField(node, this.#typeAt);
    return path !== undefined && this.#typeAt(path) === 'boolean' ? path : undefined;
  }

  #constantsOf(path: string): Set<string | number | boolean> {
    const known = this.#constants.get(path) ?? new Set();
    this.#constants.set(path, known);
    return known;
  }

  #membersOf(path: string, member: string | undefined): void {
    const known = this.#members.get(path) ?? new Set<string>();
    this.#members.set(path, known);
    if (member !== undefined) known.add(member);
  }
}

function innerOf(node: ASTNode): readonly ASTNode[] | undefined {
  if (node.op === '&&' || node.op === '||') return node.args;
  if (node.op === '!_') return [node.args];
  if (node.op === '?:') return node.args;
  return node.op === 'value' && typeof node.args === 'boolean' ? [] : undefined;
}

/**
 * Lists the values to compare: a missing one, each constant, and values before, between and after the
 * constants.
 */
function valuesOf(
  type: FieldType | undefined,
  constants: readonly (string | number | boolean)[],
): readonly Value[] {
  if (type === 'boolean') return [undefined, true, false];
  if (type === 'number') {
    const numbers = constants.filter((each) => typeof each === 'number').toSorted((a, b) => a - b);
    const between = numbers.flatMap((each, index) => [each, (each + (numbers[index + 1] ?? each + 2)) / 2]);
    return [undefined, (numbers[0] ?? 0) - 1, ...between];
  }
  const texts = constants
    .map(String)
    .filter((each) => each !== '')
    .toSorted();
  // Adds the direct successor of each text, which is the text with one more character.
  return [undefined, ' ', ...texts.flatMap((each) => [each, `${each} `])];
}

function selections(
  path: string,
  members: readonly string[],
): readonly (readonly (readonly [string, Value])[])[] {
  const some = members.reduce<readonly (readonly (readonly [string, Value])[])[]>(
    (all, member) =>
      all.flatMap((before) => [true, false].map((is) => [...before, [memberOf(path, member), is] as const])),
    [[]],
  );
  const filled = some.map((each) => [...each, [path, true] as const]);
  return [[[path, undefined]], ...filled];
}

function memberOf(path: string, member: string): string {
  return `${path} ${member}`;
}

function holds(node: ASTNode, values: Case, typeAt: TypeAt): boolean {
  const part = (each: ASTNode) => holds(each, values, typeAt);
  if (node.op === '&&') return node.args.every(part);
  if (node.op === '||') return node.args.some(part);
  if (node.op === '!_') return !part(node.args);
  if (node.op === '?:') return part(node.args[part(node.args[0]) ? 1 : 2]);
  if (node.op === 'value' && typeof node.args === 'boolean') return node.args;
  const found = comparedField(node, typeAt);
  if (found !== undefined) return found.some((each) => isSo(each, values.get(each.path)));
  const tested = testedField(node, typeAt);
  if (tested === undefined)
    return values.get(celPath(node) ?? '') === true || values.get(spelling(node)) === true;
  return tested.member === undefined
    ? values.get(tested.path) === undefined
    : values.get(memberOf(tested.path, tested.member)) === true;
}

/**
 * Compares as expressions do: a missing text is empty, a missing boolean is false, a missing number equals
 * nothing.
 */
function isSo({ type, sign, value: constant }: Compared, value: Value): boolean {
  if (value === undefined && blankTypes.includes(type)) return false;
  const read = value ?? (type === 'boolean' ? false : '');
  switch (sign) {
    case '==':
      return read === constant;
    case '!=':
      return read !== constant;
    case '<':
      return read < constant;
    case '<=':
      return read <= constant;
    case '>':
      return read > constant;
    case '>=':
      return read >= constant;
  }
}
