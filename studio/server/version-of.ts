import {
  changedAnswerHelp,
  changedAnswers,
  changedAnswerText,
} from '../../engine/core/product/changed-answers.ts';
import {
  type FieldReads,
  lostReadHelp,
  lostReads,
  lostReadText,
} from '../../engine/core/product/field-reads.ts';
import type { Product } from '../../engine/core/product/product.ts';
import { withSealed } from '../../engine/core/product/with-sealed.ts';
import type { SchemaTexts, SchemaVersions } from '../../engine/core/protocol/schema-versions.ts';
import { createService } from '../../gateway/calls/app.ts';
import { wrongState } from '../../gateway/operation/errors.ts';
import type { CallHandler } from '../../gateway/records/context/call.ts';
import { ProductError } from '../../gateway/store/kinds/kinds.ts';

export interface CompiledVersion {
  readonly hash: string;
  readonly texts: SchemaTexts;
  /** Product as its files have it. */
  readonly compiled: Product;
  /** Product as it would be served: with what only a release has. */
  readonly product: Product;
}

export interface ServingParts {
  readonly versions: SchemaVersions;
  readonly handlers: Readonly<Record<string, CallHandler>>;
  /** Product served now. */
  readonly served: Product;
}

/** A version that this gateway could serve. Throws 409 with the first reason why it could not. */
export async function servableVersion(
  texts: SchemaTexts,
  { versions, handlers, served }: ServingParts,
): Promise<CompiledVersion> {
  const { hash, errors } = await versions.compile(texts);
  const compiled = await versions.product(hash);
  if (compiled === undefined)
    throw wrongState(`The product would have errors, and nothing was published. ${errors[0] ?? ''}`);
  requireFieldsOfCode(versions.reads, compiled, served);
  requireAnswersOfCode(versions, texts);
  const product = withSealed(compiled, served);
  try {
    createService(product, handlers);
  } catch (error) {
    if (!(error instanceof ProductError)) throw error;
    throw wrongState(`This gateway cannot serve the change, and nothing was published. ${error.message}`);
  }
  return { hash, texts, compiled, product };
}

/** Refuses a version without a field that code of this release reads and that the served one has. */
function requireFieldsOfCode(reads: FieldReads, compiled: Product, served: Product): void {
  const fieldsOf = (product: Product) => (owner: string) =>
    (product.entities[owner] ?? product.bodies?.[owner])?.fields;
  const [lost] = lostReads(reads, fieldsOf(served), fieldsOf(compiled));
  if (lost !== undefined) throw wrongState(`${lostReadText(lost)} Nothing was published. ${lostReadHelp}`);
}

/** Refuses a version in which a call promises another answer than the code of this release gives. */
function requireAnswersOfCode({ served, release }: SchemaVersions, texts: SchemaTexts): void {
  const [changed] = changedAnswers(served(), texts, release);
  if (changed !== undefined)
    throw wrongState(`${changedAnswerText(changed)} Nothing was published. ${changedAnswerHelp}`);
}
