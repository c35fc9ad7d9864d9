import { subtermsOf, type Term } from '../../../engine/compiler/expressions/term.ts';
import {
  anyType,
  boolType,
  type ExpressionType,
  textType,
} from '../../../engine/compiler/expressions/types.ts';
import type { Json } from '../../../engine/core/json/json.ts';
import { pointerOf } from '../../../engine/core/json/pointer.ts';

/** Value read by an expression. */
export interface Input {
  /** JSON Pointer in the scope; within a list, from its row. */
  readonly at: string;
  readonly type: ExpressionType;
  /** Inputs of each row, where the expression iterates over the list. */
  readonly ofRows?: readonly Input[];
}

/** Inputs and constants of an expression. */
export interface Reads {
  readonly inputs: readonly Input[];
  readonly texts: readonly string[];
  readonly numbers: readonly number[];
}

/** Finds the distinct inputs of an expression in its scope, except day and time, which are given. */
export function readsOf(term: Term): Reads {
  const found = new Collector();
  found.visit(term, {}, undefined);
  return { inputs: found.inputs, texts: [...found.texts], numbers: [...found.numbers] };
}

interface Found {
  readonly at: string;
  type: ExpressionType;
  readonly rows: Map<string, Found>;
}

/** Rows to which the variables of list functions are bound; undefined for computed rows. */
type Locals = Readonly<Record<string, Found | undefined>>;

interface Path {
  readonly of: Map<string, Found>;
  readonly tokens: readonly string[];
}

const given = new Set(['today', 'now', 'timeZone']);

/** Types with which the runtime functions read a value. */
const readers: Readonly<Record<string, ExpressionType>> = {
  text: textType,
  number: { is: 'number' },
  bool: boolType,
  day: { is: 'day' },
  instant: { is: 'instant' },
  time: { is: 'time' },
  list: { is: 'list', of: anyType },
};

const grants: Readonly<Record<string, string>> = {
  hasRole: 'roles',
  hasPermission: 'permissions',
  inOrganization: 'organizations',
};

class Collector {
  readonly #found = new Map<string, Found>();
  readonly texts = new Set<string>();
  readonly numbers = new Set<number>();

  get inputs(): readonly Input[] {
    return listed(this.#found);
  }

  visit(term: Term, locals: Locals, wanted: ExpressionType | undefined): void {
    const path = this.#pathOf(term, locals);
    if (path !== undefined) {
      this.#add(path, term.origin?.type ?? wanted ?? anyType);
      return;
    }
    if (term.is === 'value') this.#constant(term.value);
    if (term.is === 'call') this.#call(term, locals);
    else if (term.is === 'each') this.#each(term, locals);
    else for (const child of subtermsOf(term)) this.visit(child, locals, undefined);
  }

  #constant(value: Json | undefined): void {
    if (typeof value === 'string') this.texts.add(value);
    if (typeof value === 'number') this.numbers.add(value);
  }

  #call({ name, args }: Extract<Term, { is: 'call' }>, locals: Locals): void {
    const granted = Object.hasOwn(grants, name) ? grants[name] : undefined;
    if (granted !== undefined)
      this.#add({ of: this.#found, tokens: ['user', granted] }, { is: 'list', of: textType });
    const wanted = Object.hasOwn(readers, name) ? readers[name] : undefined;
    // Excludes the operator's name, which is an argument of the runtime function, but not a constant of the
    // expression.
    const rest = name === 'arithmetic' ? args.slice(1) : granted === undefined ? args : args.slice(1);
    for (const argument of rest) this.visit(argument, locals, wanted);
  }

  #each({ list, item, body }: Extract<Term, { is: 'each' }>, locals: Locals): void {
    this.visit(list, locals, readers['list']);
    this.visit(body, { ...locals, [item]: this.#rowsOf(list, locals) }, undefined);
  }

  #rowsOf(list: Term, locals: Locals): Found | undefined {
    if (list.is === 'each') return list.name === 'filter' ? this.#rowsOf(list.list, locals) : undefined;
    if (list.is === 'call' && list.name === 'list' && list.args[0] !== undefined)
      return this.#rowsOf(list.args[0], locals);
    const path = this.#pathOf(list, locals);
    return path === undefined ? undefined : this.#add(path, list.origin?.type ?? anyType);
  }

  #pathOf(term: Term, locals: Locals): Path | undefined {
    if (term.is === 'scope')
      return given.has(term.name) ? undefined : { of: this.#found, tokens: [term.name] };
    if (term.is === 'local') {
      const list = locals[term.name];
      return list === undefined ? undefined : { of: list.rows, tokens: [] };
    }
    if (term.is !== 'call' || !['at', 'itemAt', 'partAt'].includes(term.name)) return undefined;
    const [owner, key] = term.args;
    if (owner === undefined || key?.is !== 'value') return undefined;
    const path = this.#pathOf(owner, locals);
    return path === undefined ? undefined : { ...path, tokens: [...path.tokens, String(key.value)] };
  }

  #add({ of, tokens }: Path, type: ExpressionType): Found {
    const at = pointerOf(tokens);
    const known = of.get(at) ?? { at, type, rows: new Map() };
    if (known.type.is === 'any') known.type = type;
    of.set(at, known);
    return known;
  }
}

function listed(found: ReadonlyMap<string, Found>): readonly Input[] {
  return [...found.values()].map(({ at, type, rows }) => ({
    at,
    type,
    ...(rows.size > 0 && { ofRows: listed(rows) }),
  }));
}
