import type { ASTNode } from '@marcbachmann/cel-js';
import * as runtime from '../../core/expressions/runtime.ts';
import type { Scope } from '../../core/expressions/scope.ts';
import { partsPerItem } from './cost.ts';
import type { Term } from './term.ts';

/** Listener called with the value of each part of an expression at every evaluation. */
export type Observer = (node: ASTNode, value: unknown) => void;

export type Evaluate = (scope: Scope, observe?: Observer) => unknown;

/** Functions that a product declares, by name. */
export type ProductFunctions = Readonly<Record<string, unknown>>;

interface Frame {
  readonly scope: Scope;
  readonly locals: Readonly<Record<string, unknown>>;
  readonly observe: Observer | undefined;
}

type Run = (frame: Frame) => unknown;

/**
 * Builds closures of a term over the runtime of emitted code, without `eval`. Calls `observe` with the value of
 * each part in the order of evaluation, before missing values are replaced.
 */
export function closureOf(term: Term, functions: ProductFunctions = {}): Evaluate {
  const run = runOf(term, functions);
  return (scope, observe) => run({ scope, observe, locals: {} });
}

function runOf(term: Term, functions: ProductFunctions): Run {
  const run = plainRun(term, functions);
  const { origin } = term;
  if (origin === undefined) return run;
  return (frame) => {
    const value = run(frame);
    frame.observe?.(origin.node, value);
    return value;
  };
}

function plainRun(term: Term, functions: ProductFunctions): Run {
  const part = (each: Term) => runOf(each, functions);
  switch (term.is) {
    case 'value':
      return () => term.value;
    case 'scope':
      return ({ scope }) => runtime.of(scope)?.[term.name];
    case 'whole-scope':
      return ({ scope }) => scope;
    case 'signed-in':
      return ({ scope }) => scope.user !== undefined;
    case 'local':
      return ({ locals }) => locals[term.name];
    case 'function':
      return () => functionNamed(runtimeFunctions, term.name);
    case 'call':
      return call(term.of === 'r' ? runtimeFunctions : functions, term.name, term.args.map(part));
    case 'object': {
      const fields = term.fields.map(([name, field]) => [name, part(field)] as const);
      return (frame) => Object.fromEntries(fields.map(([name, run]) => [name, run(frame)]));
    }
    case 'list': {
      const items = term.items.map(part);
      return (frame) => items.map((item) => item(frame));
    }
    case 'text-method':
      return textMethod(term.name, part(term.on), term.args.map(part));
    case 'each':
      return each(term, part(term.list), part(term.body));
    default:
      return operation(term, part);
  }
}

type Operation = Extract<Term, { is: '&&' | '||' | 'text+text' | 'list+list' | 'not' | 'choice' }>;

function operation(term: Operation, part: (term: Term) => Run): Run {
  if (term.is === 'not') {
    const of = part(term.of);
    return (frame) => of(frame) !== true;
  }
  if (term.is === 'choice') {
    const [test, yes, no] = [part(term.test), part(term.yes), part(term.no)];
    return (frame) => (test(frame) === true ? yes(frame) : no(frame));
  }
  const [left, right] = [part(term.left), part(term.right)];
  switch (term.is) {
    case '&&':
      return (frame) => left(frame) === true && right(frame) === true;
    case '||':
      return (frame) => left(frame) === true || right(frame) === true;
    case 'text+text':
      return (frame) => `${left(frame)}${right(frame)}`;
    case 'list+list':
      return (frame) => runtime.both(left(frame), right(frame));
  }
}

const runtimeFunctions: ProductFunctions = { ...runtime };

function functionNamed(table: ProductFunctions, name: string): (...args: readonly unknown[]) => unknown {
  const found = Object.hasOwn(table, name) ? table[name] : undefined;
  if (typeof found === 'function') return (...args) => Reflect.apply(found, undefined, args);
  throw new Error(`The function "${name}" is not there: the expression was compiled for another product.`);
}

function call(table: ProductFunctions, name: string, args: readonly Run[]): Run {
  const called = functionNamed(table, name);
  return (frame) => called(...args.map((argument) => argument(frame)));
}

function textMethod(name: 'startsWith' | 'endsWith' | 'includes', on: Run, args: readonly Run[]): Run {
  return (frame) => {
    const [text, wanted] = [runtime.text(on(frame)), args.map((argument) => runtime.text(argument(frame)))];
    return text[name](wanted[0] ?? '');
  };
}

function each({ name, item, body: of }: Extract<Term, { is: 'each' }>, list: Run, body: Run): Run {
  const parts = partsPerItem(of);
  return (frame) => {
    const items = runtime.rows(list(frame), parts);
    const of = (value: unknown) => body({ ...frame, locals: { ...frame.locals, [item]: value } });
    switch (name) {
      case 'some':
        return items.some((value) => of(value) === true);
      case 'every':
        return items.every((value) => of(value) === true);
      case 'filter':
        return items.filter((value) => of(value) === true);
      case 'map':
        return items.map(of);
    }
  };
}
