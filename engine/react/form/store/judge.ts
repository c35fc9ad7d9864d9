import type { JsonObject } from '../../../core/json/json.ts';
import { structuralAfterEdit, tidyAfterEdit } from '../../../core/validation/after-edit.ts';
import type { Problem } from '../../../core/validation/problems.ts';
import { structuralProblems } from '../../../core/validation/structural-problems.ts';
import { tidyValue } from '../../../core/validation/tidy.ts';
import type { FormContext } from './form-context.ts';
import { describedPart, problemsOf } from './problems-of.ts';

/** Result of checking a form's values. */
export interface Judgement {
  readonly values: JsonObject;
  /** The values as they are checked and stored. */
  readonly tidy: JsonObject;
  /** Problems found by the schema in the values that it describes. */
  readonly structural: readonly Problem[];
  readonly problems: readonly Problem[];
}

/** Values that were judged, and where they have been edited since. */
export interface JudgedBefore {
  readonly judgement: Judgement;
  /** The one field whose value is another. */
  readonly tokens: readonly string[];
}

/** Checks the values of a form; after one edit its schema checks that value alone, where that is enough. */
export function judge(context: FormContext, values: JsonObject, edited?: JudgedBefore): Judgement {
  const { product, entity } = context;
  const tidy = tidied(values, edited) ?? tidyValue(entity, values);
  const described = describedPart(context, tidy);
  const structural =
    structuralSince(context, described, edited) ?? structuralProblems(product, entity, described);
  return { values, tidy, structural, problems: problemsOf(context, tidy, structural) };
}

function tidied(after: JsonObject, edited: JudgedBefore | undefined): JsonObject | undefined {
  if (edited === undefined) return undefined;
  const { judgement, tokens } = edited;
  return tidyAfterEdit(judgement.tidy, tokens, { before: judgement.values, after });
}

/** Finds the problems since an edit; undefined where the whole has to be checked. */
function structuralSince(
  { entity }: FormContext,
  described: JsonObject,
  edited: JudgedBefore | undefined,
): readonly Problem[] | undefined {
  // A validator that was written by hand may say more than the schema.
  if (edited === undefined || entity.validate.evaluated === undefined) return undefined;
  return structuralAfterEdit(entity.schema, edited.judgement, edited.tokens, described);
}
