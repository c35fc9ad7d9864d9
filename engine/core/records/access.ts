import type { Scope } from '../expressions/scope.ts';
import { evaluatedAs } from '../expressions/steps.ts';
import type { AccessRule } from '../product/access-rule.ts';
import type { Product } from '../product/product.ts';

/**
 * Reports whether the user of the scope passes an access rule; every user passes if no rule is named. Throws
 * for an unknown rule, so that an error in the descriptors never grants access.
 */
export function isAllowed(product: Product, ruleName: string | undefined, scope: Scope): boolean {
  if (ruleName === undefined) return true;
  if (scope.user === undefined) return false;
  const { allows } = accessRule(product, ruleName);
  return evaluatedAs(`access rule ${ruleName}`, () => allows.evaluate(scope) === true, false);
}

/** Finds an access rule by name; throws for an unknown one. */
export function accessRule(product: Product, ruleName: string): AccessRule {
  const rule = Object.hasOwn(product.access, ruleName) ? product.access[ruleName] : undefined;
  if (rule === undefined) {
    throw new Error(
      `The product has no access rule "${ruleName}". Declare it in schemas/access/, or correct the name.`,
    );
  }
  return rule;
}
