import type { JsonObject } from '../../../core/json/json.ts';
import { structuralAfterEdit, tidyAfterEdit } from '../../../core/validation/after-edit.ts';
import type { Problem } from '../../../core/validation/problems.ts';
import { structuralProblems } from '../../../core/validation/structural-problems.ts';
import { tidyValue } from '../../../core/validation/tidy.ts';
import type { FormContext } from './form-context.ts';
import { describedPart, problemsOf } from './problems-of.ts';

/** Result of a check of a form's values. */
export interface Judgement {
  readonly values: JsonObject;
  /** Values without blanks, as they are checked and stored. */
  readonly tidy: JsonObject;
  /** Problems that the schema found in the values it describes. */
  readonly structural: readonly Problem[];
  readonly problems: readonly Problem[];
}

/** Judgement of earlier values, and the path of the edit since. */
export interface JudgedBefore {
  readonly judgement: Judgement;
  /** Tokens of the only field whose value has changed. */
  readonly tokens: readonly string[];
}

/** Checks the values of a form. After a single edit, the schema checks only the edited value where this suffices. */
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

/** Finds the structural problems after a single edit; undefined if all values must be checked. */
function structuralSince(
  { entity }: FormContext,
  described: JsonObject,
  edited: JudgedBefore | undefined,
): readonly Problem[] | undefined {
  // Checks all values if the validator is hand-written, since it may report more than the schema.
  if (edited === undefined || entity.validate.evaluated === undefined) return undefined;
  return structuralAfterEdit(entity.schema, edited.judgement, edited.tokens, described);
}
