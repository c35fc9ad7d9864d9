import { describe, expect, it } from 'vitest';
import { compiledLibrary } from '../../compiler/library.fixture.ts';
import type { Product } from '../product/product.ts';
import { expression, librarian, scope } from '../testing/scope.ts';
import { accessRule, isAllowed } from './access.ts';

const library = await compiledLibrary();

function productWhere(allows: (...given: never[]) => unknown): Product {
  const rule = { ...accessRule(library, 'lend'), allows: expression('test', allows as () => boolean) };
  return { ...library, access: { test: rule } };
}

describe('an access rule', () => {
  it('asks nothing where there is none', () => {
    expect(isAllowed(library, undefined, scope)).toBe(true);
  });

  it('lets somebody pass whom it allows, and nobody else', () => {
    expect(isAllowed(library, 'lend', scope)).toBe(true);
    const reader = { ...librarian, roles: [], permissions: [], organizations: [] };
    expect(isAllowed(library, 'lend', { ...scope, user: reader })).toBe(false);
  });

  it('lets nobody pass who is not signed in', () => {
    const { user: _nobody, ...unknown } = scope;
    expect(
      isAllowed(
        productWhere(() => true),
        'test',
        unknown,
      ),
    ).toBe(false);
  });

  it('takes only a plain yes for one', () => {
    for (const answer of [1, 'yes', {}, null, undefined])
      expect(
        isAllowed(
          productWhere(() => answer),
          'test',
          scope,
        ),
      ).toBe(false);
  });

  it('throws for a name that the product does not have, so that a slip opens no door [FAULT-56]', () => {
    expect(() => isAllowed(library, 'stuff', scope)).toThrow(/no access rule "stuff"/);
    expect(() => isAllowed(library, 'constructor', scope)).toThrow(/no access rule/);
  });
});
