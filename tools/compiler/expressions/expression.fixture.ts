import { compileFunction } from 'node:vm';
import * as runtime from '../../../engine/core/expressions/runtime.ts';
import type { Scope, UserProfile } from '../../../engine/core/expressions/scope.ts';
import type { JsonSchema } from '../../../engine/core/json/json.ts';
import { emitExpression } from './emit.ts';
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
        properties: { shelf: { type: 'string' }, pages: { type: 'number' }, lent: { type: 'boolean' } },
      },
    },
    ratings: { type: 'object', additionalProperties: { type: 'number' } },
  },
};

const bookType = typeOfSchema(book, 'Book');

/** A place of expressions over a book of a library. */
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

/** The emitted function of an expression, made in the same way as the module that the compiler writes. */
export function compiled(source: string): (scope: Scope) => unknown {
  const environment = environmentOf(libraryContext);
  const parsed = parseExpression(environment, source);
  const { valid, error } = parsed.check();
  if (!valid) throw new Error(`${source}: ${error?.message}`);
  const body = emitExpression(parsed.ast, libraryContext);
  return compileFunction(`return (s) => ${body}`, ['r'])(runtime) as (scope: Scope) => unknown;
}

/** Evaluates an expression over a book. */
export function evaluate(source: string, scope: Partial<Scope> = {}): unknown {
  return compiled(source)({ ...quietScope, ...scope });
}
