import type { JsonObject } from '../../engine/core/json.ts';
import { matchesPlace, removeAt } from '../../engine/core/pointer.ts';
import type { Problem } from '../../engine/core/problems.ts';
import type { Entity, Product } from '../../engine/core/product.ts';
import { checkRecord } from '../../engine/core/validate.ts';
import type { Findings } from './findings.ts';

export interface Clock {
  /** RFC 3339 in UTC. */
  readonly now: string;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

interface FitFacts {
  readonly product: Product;
  readonly entity: string;
  readonly record: JsonObject;
  /** The patient the record belongs to, for rules that ask it. */
  readonly patient: JsonObject;
  readonly clock: Clock;
  readonly findings: Findings;
}

/**
 * Makes a record obey its schema: a value that the schema refuses is left out, with the schema's own message
 * as the reason; what is then missing is told, and the record goes on without it.
 */
export function fitRecord({ product, entity: name, record, patient, clock, findings }: FitFacts): JsonObject {
  const entity = product.entities[name];
  if (entity === undefined) {
    throw new Error(
      `The schemas have no entity "${name}", which the import fills. Add it, or leave the import out.`,
    );
  }
  const check = (value: JsonObject) => {
    const scope = { ...clock, records: { patient } };
    return checkRecord({ product, entity: name, value, scope }).filter((each) => each.severity === 'error');
  };
  let fitted = record;
  let problems = check(fitted);
  for (
    let refused = findRefused(entity, problems);
    refused !== undefined;
    refused = findRefused(entity, problems)
  ) {
    findings.leaveOutValue(
      `${entity.title}: ${labelAt(entity, refused.at)}`,
      `the schema refuses it: ${refused.message}`,
    );
    fitted = removeAt(fitted, refused.at);
    const rest = check(fitted);
    problems = rest.filter((each) => each.at !== refused?.at || isMissing(entity, each));
  }
  for (const problem of problems) {
    findings.miss(entity.title, labelAt(entity, problem.at));
  }
  return fitted;
}

/** The first problem that leaving out its value can solve. */
function findRefused(entity: Entity, problems: readonly Problem[]): Problem | undefined {
  return problems.find((each) => each.at !== '' && !isMissing(entity, each));
}

/** True for a value that has to be there and is not; false for one that is there and wrong. */
function isMissing(entity: Entity, problem: Problem): boolean {
  const isRequireRule = entity.rules.some((rule) => rule.id === problem.code && rule.kind === 'require');
  return problem.code === 'required' || isRequireRule;
}

function labelAt(entity: Entity, pointer: string): string {
  const place = Object.keys(entity.fields).find((pattern) => matchesPlace(pattern, pointer));
  return (place === undefined ? undefined : entity.fields[place]?.title) ?? pointer;
}
