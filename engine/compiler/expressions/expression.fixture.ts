import { isDeepStrictEqual } from 'node:util';
import { compileFunction } from 'node:vm';
import type { ASTNode } from '@marcbachmann/cel-js';
import * as runtime from '../../core/expressions/runtime.ts';
import type { Scope, UserProfile } from '../../core/expressions/scope.ts';
import type { JsonSchema } from '../../core/json/json.ts';
import { closureOf, type Evaluate } from './closures.ts';
import { emitExpression, translateExpression } from './emit.ts';
import { type ExpressionContext, environmentOf } from './environment.ts';
import { parseExpression } from './parse.ts';
import { typeOfSchema } from './types.ts';
import { userType } from './user-type.ts';

const author: JsonSchema = {
  type: 'object',
  properties: { name: { type: 'string' }, born: { type: 'string', format: 'date' } },
};

const book: JsonSchema = {
  type: 'object',
  properties: {
    title: { type: 'string' },
    pages: { type: 'integer' },
    price: { type: 'number' },
    lent: { type: 'boolean' },
    published: { type: 'string', format: 'date' },
    returnedAt: { type: 'string', format: 'date-time' },
    tags: { type: 'array', items: { type: 'string' } },
    author,
    copies: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          shelf: { type: 'string' },
          pages: { type: 'number' },
          lent: { type: 'boolean' },
          seen: { type: 'string', format: 'partial-date-time' },
        },
      },
    },
    ratings: { type: 'object', additionalProperties: { type: 'number' } },
  },
};

const bookType = typeOfSchema(book, 'Book');

/** Context of expressions over a book of a library. */
export const libraryContext: ExpressionContext = {
  self: bookType,
  old: bookType,
  author: typeOfSchema(author, 'Author'),
  user: userType,
};

export const librarian: UserProfile = {
  _id: 'u1',
  id: 'librarian',
  auth0Id: 'library|librarian',
  email: 'librarian@example.org',
  firstName: 'Ada',
  lastName: 'Reader',
  roles: ['librarian'],
  permissions: ['lending.extend'],
  organizations: ['NORTH'],
};

export const quietScope: Scope = { now: '2026-03-01T08:00:00.000Z', today: '2026-03-01', user: librarian };

function checkedTree(source: string): ASTNode {
  const parsed = parseExpression(environmentOf(libraryContext), source);
  const { valid, error } = parsed.check();
  if (!valid) throw new Error(`${source}: ${error?.message}`);
  return parsed.ast;
}

/**
 * Compiles an expression to the function that the compiler would emit. The function throws if the closures of
 * the same expression yield another value.
 */
export function compiled(source: string): (scope: Scope) => unknown {
  const [emitted, closure] = [emittedOf(source), closureOfSource(source)];
  return (scope) => {
    const value = emitted(scope);
    if (isDeepStrictEqual(closure(scope), value)) return value;
    throw new Error(`${source}: the closures yield something else than the emitted code.`);
  };
}

/** Builds the closures of an expression over a book. */
export function closureOfSource(source: string): Evaluate {
  return closureOf(translateExpression(checkedTree(source), libraryContext));
}

function emittedOf(source: string): (scope: Scope) => unknown {
  const body = emitExpression(checkedTree(source), libraryContext);
  return compileFunction(`return (s) => ${body}`, ['r'])(runtime) as (scope: Scope) => unknown;
}

/** Evaluates an expression over a book. */
export function evaluate(source: string, scope: Partial<Scope> = {}): unknown {
  return compiled(source)({ ...quietScope, ...scope });
}
