import type { Diagnostics } from '../diagnostics.ts';
import type { SourceSet } from '../source/source-set.ts';
import { everyFieldHasTitleAndDescription } from './every-field-has-title-and-description.rule.ts';
import { messagesBelongToConstraints } from './messages-belong-to-constraints.rule.ts';
import { metaSchemasHold } from './meta-schemas-hold.rule.ts';
import { patternsAreFast } from './patterns-are-fast.rule.ts';
import { thereIsAProduct } from './there-is-a-product.rule.ts';

/** A check of the parsed schema set, named by the sentence it holds to. */
export type CheckRule = (sources: SourceSet, diagnostics: Diagnostics) => void;

const rules: readonly CheckRule[] = [
  thereIsAProduct,
  metaSchemasHold,
  everyFieldHasTitleAndDescription,
  messagesBelongToConstraints,
  patternsAreFast,
];

/** Runs every check over the parsed files. Rules that need resolved names run while planning. */
export function checkSchemaSet(sources: SourceSet, diagnostics: Diagnostics): void {
  for (const rule of rules) rule(sources, diagnostics);
}
