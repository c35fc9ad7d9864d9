import type { JsonObject } from '../../../../engine/core/json/json.ts';
import { getAt, removeAt } from '../../../../engine/core/json/pointer.ts';
import type { Product } from '../../../../engine/core/product/product.ts';
import { labelAt } from '../../../../engine/core/records/label.ts';
import { inPresentShape } from '../../../../engine/core/records/present-shape.ts';
import type { Problem } from '../../../../engine/core/validation/problems.ts';
import { checkRecord, entityOf } from '../../../../engine/core/validation/validate.ts';
import type { FindingCollector } from './findings.ts';

export interface ImportTime {
  /** Instant, RFC 3339 in UTC. */
  readonly now: string;
  /** Current day, `YYYY-MM-DD`. */
  readonly today: string;
}

interface FitFacts {
  readonly product: Product;
  readonly entity: string;
  readonly record: JsonObject;
  /** Patient of the record, for rules that read it. */
  readonly patient: JsonObject;
  readonly clock: ImportTime;
  readonly findings: FindingCollector;
  /** Reports whether an invalid value remains in the record, which the load then refuses. */
  readonly stays?: (problem: Problem, value: unknown) => boolean;
}

/**
 * Makes a record valid: drops each value that the schema refuses, with the schema's message as the reason, reports
 * values then missing, and keeps the record.
 */
export function fitRecord(facts: FitFacts): JsonObject {
  const { product, entity: name, record, patient, clock, findings, stays = () => false } = facts;
  const entity = entityOf(product, name);
  const check = (value: JsonObject) => {
    const scope = { ...clock, records: { patient } };
    const problems = checkRecord({ product, entity: name, value, isLoad: true, scope });
    return problems.filter(
      (each) => isMissing(each) || (each.severity === 'error' && !stays(each, getAt(value, each.at))),
    );
  };
  // Reads an export of earlier days under the names that fields have now.
  let fitted = inPresentShape(entity, record);
  let problems = check(fitted);
  for (
    let refused = findRefused(problems, fitted);
    refused !== undefined;
    refused = findRefused(problems, fitted)
  ) {
    const what = `${entity.title}: ${labelAt(entity, refused.at)}`;
    findings.leaveOutValue(what, `the schema refuses it: ${refused.message}`);
    fitted = removeAt(fitted, refused.at);
    problems = check(fitted);
  }
  for (const { at } of problems.filter(isMissing)) {
    findings.miss(entity.title, labelAt(entity, at));
  }
  return fitted;
}

/** Finds the first problem of an existing value; each round removes one value, so the loop terminates. */
function findRefused(problems: readonly Problem[], record: JsonObject): Problem | undefined {
  return problems.find((each) => !isMissing(each) && each.at !== '' && getAt(record, each.at) !== undefined);
}

/** Reports whether a problem is a missing value rather than a wrong one. */
function isMissing({ code }: Problem): boolean {
  return code === 'required';
}
