import { brokenFacts, type SchemasOfCode } from '../../engine/core/product/code-facts.ts';
import type { Product } from '../../engine/core/product/product.ts';
import { withSealed } from '../../engine/core/product/with-sealed.ts';
import type { SchemaTexts, SchemaVersions } from '../../engine/core/protocol/schema-versions.ts';
import { createService } from '../../gateway/calls/app.ts';
import { lostHandlers, withStandIns } from '../../gateway/calls/lost-handlers.ts';
import { wrongState } from '../../gateway/operation/errors.ts';
import type { CallHandler } from '../../gateway/records/context/call.ts';
import { ProductError } from '../../gateway/store/kinds/kinds.ts';

export interface CompiledVersion {
  readonly hash: string;
  readonly texts: SchemaTexts;
  /** Product as compiled from its files. */
  readonly compiled: Product;
  /** Product as it would be served, with the parts that only a release has. */
  readonly product: Product;
}

export interface ServingParts {
  readonly versions: SchemaVersions;
  readonly handlers: Readonly<Record<string, CallHandler>>;
  /** Product served now. */
  readonly served: Product;
}

/** Builds a version that this gateway could serve. Throws 409 with the first reason why it cannot. */
export async function servableVersion(
  texts: SchemaTexts,
  { versions, handlers, served }: ServingParts,
): Promise<CompiledVersion> {
  const { hash, errors } = await versions.compile(texts);
  const compiled = await versions.product(hash);
  if (compiled === undefined)
    throw wrongState(`The product would have errors, and nothing was published. ${errors[0] ?? ''}`);
  requireFactsOfCode(versions, { product: served, texts: versions.served() }, { product: compiled, texts });
  const product = withSealed(compiled, served);
  try {
    // Refuses unknown handlers, but for those that the served version of an earlier release names already.
    createService(product, withStandIns(handlers, product, lostHandlers(served, handlers)));
  } catch (error) {
    if (!(error instanceof ProductError)) throw error;
    throw wrongState(`This gateway cannot serve the change, and nothing was published. ${error.message}`);
  }
  return { hash, texts, compiled, product };
}

interface OfCode {
  readonly product: Product;
  readonly texts: SchemaTexts;
}

/** Refuses a version that lacks what this release's code depends on and the served version has. */
function requireFactsOfCode({ code, release }: SchemaVersions, before: OfCode, after: OfCode): void {
  const [broken] = brokenFacts({ ...code, release }, schemasOf(before), schemasOf(after));
  if (broken !== undefined) throw wrongState(`${broken.message} Nothing was published. ${broken.help}`);
}

function schemasOf({ product: { entities, bodies, access }, texts }: OfCode): SchemasOfCode {
  return {
    texts,
    fieldsOf: (owner) => (entities[owner] ?? bodies?.[owner])?.fields,
    ruleNamed: (name) => access[name],
  };
}
