import type { ASTNode } from '@marcbachmann/cel-js';
import { isNode } from '../../../../engine/compiler/expressions/parse.ts';
import { spelling } from '../../../../engine/compiler/expressions/spelling.ts';
import { treeOf } from '../../../../engine/compiler/expressions/tree-of.ts';
import { celOfCondition, celOfValue, type FieldType } from '../../import/conditions/to-cel.ts';
import { celPath, literalDay } from './cel-path.ts';
import { sameMeaning } from './same-meaning.ts';

/** Field of an expression, with its name in the other system. */
export interface NamedField {
  readonly name: string;
  readonly type: FieldType;
  /** True if the field accepts only whole numbers. */
  readonly isWhole?: true;
}

export interface WritingContext {
  /** Finds the field at a path such as `self.age` in the scope of the expression. */
  readonly fieldAt: (path: string) => NamedField | undefined;
  /**
   * Path of the field that a constraint checks; constraints refer to it by a special sign, in XLSForm by a
   * dot.
   */
  readonly about?: string;
}

/** Spellings of CEL's operations in another form language. */
export interface Dialect {
  readonly field: (name: string) => string;
  /** Writes the condition that one of several choices is ticked. */
  readonly ticked: (name: string, code: string) => string | undefined;
  /** Spelling of the value of a ticked box. */
  readonly yes: string;
  readonly unequal: string;
  readonly divided: string;
  readonly date: (day: string) => string;
  /** Functions of the language, by their names in CEL. */
  readonly functions: Readonly<Record<string, string>>;
  /** True if the language can compare lists with an empty value. */
  readonly hasBlankLists: boolean;
}

/**
 * Writes a condition in another language; undefined without an exact counterpart. Verifies that the result,
 * read back as by an import, is true in the same cases.
 */
export function writtenCondition(
  tree: ASTNode,
  dialect: Dialect,
  context: WritingContext,
): string | undefined {
  const text = new Writer(dialect, context).condition(tree);
  if (text === undefined) return undefined;
  const back = celOfCondition(text, readBack(tree, context));
  const read = back === undefined ? undefined : treeOf(back);
  const typeAt = (path: string) => context.fieldAt(path)?.type;
  return read !== undefined && sameMeaning(tree, read, typeAt) ? text : undefined;
}

/** Writes a calculated number in another language; undefined without an exact counterpart. */
export function writtenNumber(tree: ASTNode, dialect: Dialect, context: WritingContext): string | undefined {
  const text = new Writer(dialect, context).value(tree);
  if (text === undefined) return undefined;
  const back = celOfValue(text, readBack(tree, context));
  const read = back?.type === 'number' ? treeOf(back.cel) : undefined;
  return read !== undefined && spelling(read) === spelling(tree) ? text : undefined;
}

/** Creates the context that reads the written names back into their fields. */
function readBack(tree: ASTNode, { fieldAt, about }: WritingContext) {
  const known = new Map(
    pathsIn(tree).flatMap((path) => {
      const field = fieldAt(path);
      return field === undefined ? [] : [[field.name, { cel: path, type: field.type }] as const];
    }),
  );
  const self = about === undefined ? undefined : fieldAt(about);
  return {
    field: (name: string) => known.get(name),
    ...(about !== undefined && self !== undefined && { self: { cel: about, type: self.type } }),
  };
}

function pathsIn(node: unknown): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(pathsIn);
  if (!isNode(node)) return [];
  const path = celPath(node);
  return path === undefined ? pathsIn(node.args) : [path];
}

const opposites: Readonly<Record<string, string>> = {
  '==': '!=',
  '!=': '==',
};

class Writer {
  readonly #dialect: Dialect;
  readonly #context: WritingContext;

  constructor(dialect: Dialect, context: WritingContext) {
    this.#dialect = dialect;
    this.#context = context;
  }

  condition(node: ASTNode): string | undefined {
    switch (node.op) {
      case '&&':
        return this.#joined(node.args, 'and');
      case '||':
        return this.#joined(node.args, 'or');
      case '!_':
        return this.#negated(node.args);
      case '==':
      case '!=':
      case '<':
      case '<=':
      case '>':
      case '>=':
        return this.#comparison(node.op, node.args[0], node.args[1]);
      case 'in':
        return this.#membership(node.args[0], node.args[1]);
      case 'call':
        return this.#tested(node.args[0], node.args[1]);
      case 'id':
      case '.': {
        const field = this.#fieldOf(node);
        return field?.type === 'boolean' ? `${this.#named(node)} = ${this.#dialect.yes}` : undefined;
      }
      default:
        return undefined;
    }
  }

  /** Writes a value: a field, a constant, or a calculation. */
  value(node: ASTNode): string | undefined {
    const day = literalDay(node);
    if (day !== undefined) return this.#dialect.date(day);
    switch (node.op) {
      case 'value':
        return constant(node.args);
      case 'id':
      case '.':
        return this.#named(node);
      case '+':
      case '-':
      case '*':
      case '/':
        return this.#calculated(node.op, node.args[0], node.args[1]);
      case 'call':
        return this.#called(node.args[0], node.args[1]);
      default:
        return undefined;
    }
  }

  #fieldOf(node: ASTNode): NamedField | undefined {
    const path = celPath(node);
    return path === undefined ? undefined : this.#context.fieldAt(path);
  }

  #named(node: ASTNode): string | undefined {
    const path = celPath(node);
    const field = this.#fieldOf(node);
    if (field === undefined) return undefined;
    return path === this.#context.about ? '.' : this.#dialect.field(field.name);
  }

  #joined(parts: readonly ASTNode[], word: string): string | undefined {
    const written = parts.map((part) => this.condition(part));
    if (!written.every((part) => part !== undefined)) return undefined;
    return written.map((part, index) => bracketed(part, parts[index])).join(` ${word} `);
  }

  /** Negates a condition, by its opposite or else by the dialect's function, if there is one. */
  #negated(of: ASTNode): string | undefined {
    if (of.op === '!_') return this.condition(of.args);
    const opposite = opposites[of.op];
    const field = this.#fieldOf(of);
    if (field?.type === 'boolean') return `${this.#named(of)} ${this.#dialect.unequal} ${this.#dialect.yes}`;
    if (of.op === 'call' && of.args[0] === 'blank') return this.#blank(of.args[1][0], this.#dialect.unequal);
    if ((of.op === '==' || of.op === '!=') && opposite !== undefined) {
      const turned = this.#comparison(opposite, of.args[0], of.args[1]);
      if (turned !== undefined && this.#isTextual(of.args[0])) return turned;
    }
    const name = this.#dialect.functions['!'];
    const inside = this.condition(of);
    return name === undefined || inside === undefined ? undefined : `${name}(${inside})`;
  }

  #isTextual(node: ASTNode): boolean {
    const type = this.#fieldOf(node)?.type;
    return type === 'code' || type === 'text';
  }

  #comparison(sign: string, left: ASTNode, right: ASTNode): string | undefined {
    const field = this.#fieldOf(left);
    const type = field?.type;
    if (type === 'codes' || type === 'rows') return undefined;
    if (type === 'boolean' && right.op === 'value') return this.#ofTick(left, sign, right.args);
    const [one, other] = [this.value(left), this.value(right)];
    if (one === undefined || other === undefined) return undefined;
    const written = sign === '==' ? '=' : sign === '!=' ? this.#dialect.unequal : sign;
    const comparison = `${one} ${written} ${other}`;
    // Requires a value for `!=`, since in the other language a missing value differs from every value, while
    // in CEL a missing number or day makes any comparison false.
    const isPresent = sign === '!=' && (type === 'number' || type === 'date');
    return isPresent ? `${one} ${this.#dialect.unequal} '' and ${comparison}` : comparison;
  }

  #ofTick(node: ASTNode, sign: string, value: unknown): string | undefined {
    if (typeof value !== 'boolean' || (sign !== '==' && sign !== '!=')) return undefined;
    const isYes = value === (sign === '==');
    return `${this.#named(node)} ${isYes ? '=' : this.#dialect.unequal} ${this.#dialect.yes}`;
  }

  #membership(member: ASTNode, list: ASTNode): string | undefined {
    if (list.op === 'list') {
      const parts = list.args.map((each) => this.#comparison('==', member, each));
      return parts.every((part) => part !== undefined) ? parts.join(' or ') : undefined;
    }
    const field = this.#fieldOf(list);
    if (field?.type !== 'codes' || member.op !== 'value') return undefined;
    return this.#dialect.ticked(field.name, String(member.args));
  }

  #tested(name: string, args: readonly ASTNode[]): string | undefined {
    if (name === 'blank') return this.#blank(args[0], '=');
    return name === 'matches' ? this.#matched(args) : undefined;
  }

  #blank(node: ASTNode | undefined, sign: string): string | undefined {
    const field = node === undefined ? undefined : this.#fieldOf(node);
    if (node === undefined || field === undefined || field.type === 'rows') return undefined;
    if (field.type === 'codes' && !this.#dialect.hasBlankLists) return undefined;
    return `${this.#named(node)} ${sign} ''`;
  }

  /**
   * Writes a match with an anchored pattern, without its anchors, since patterns of other systems cover the whole
   * text.
   */
  #matched([text, pattern]: readonly ASTNode[]): string | undefined {
    const name = this.#dialect.functions['matches'];
    if (name === undefined || text === undefined || pattern?.op !== 'value') return undefined;
    const [, inner] = /^\^\(\?:(.*)\)\$$/s.exec(String(pattern.args)) ?? [];
    const [of, written] = [this.#named(text), constant(inner)];
    return of === undefined || written === undefined ? undefined : `${name}(${of}, ${written})`;
  }

  #calculated(sign: string, left: ASTNode, right: ASTNode): string | undefined {
    const [one, other] = [this.value(left), this.value(right)];
    if (one === undefined || other === undefined) return undefined;
    const written = sign === '/' ? this.#dialect.divided : sign;
    return `${bracketed(one, left)} ${written} ${bracketed(other, right)}`;
  }

  #called(name: string, args: readonly ASTNode[]): string | undefined {
    const [first] = args;
    const type = first === undefined ? undefined : this.#fieldOf(first)?.type;
    const written = this.#dialect.functions[name === 'size' ? `size of ${type}` : name];
    const values = args.map((each) => this.value(each));
    return written === undefined || !values.every((each) => each !== undefined)
      ? undefined
      : `${written}(${values.join(', ')})`;
  }
}

/**
 * Writes a constant; undefined for a text with single and double quotes, which neither language can express.
 */
function constant(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return undefined;
  if (!value.includes("'")) return `'${value}'`;
  return value.includes('"') ? undefined : `"${value}"`;
}

function bracketed(text: string, node: ASTNode | undefined): string {
  const isSimple = node === undefined || ['value', 'id', '.', 'call'].includes(node.op);
  return isSimple && !/ (?:and|or) /.test(text) ? text : `(${text})`;
}
