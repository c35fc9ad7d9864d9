import { isJsonObject } from '../../../../core/json/json.ts';
import { objectAt, pointerOf } from '../../../../core/json/pointer.ts';

interface BranchError {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  /** Value at which the error was found. */
  readonly data?: unknown;
  /** Schema that contains the keyword. */
  readonly parentSchema?: unknown;
}

/**
 * Drops errors of alternatives that the user did not mean. If no branch of a `oneOf` or `anyOf` is valid,
 * chooses the one that best matches the value's constants and types, then the one that shares most fields
 * with it, then the one with the fewest errors.
 */
export function ofChosenBranches<Found extends BranchError>(errors: readonly Found[]): readonly Found[] {
  const choices = errors
    .filter(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf')
    .toSorted((one, other) => other.schemaPath.length - one.schemaPath.length);
  let left = errors;
  for (const choice of choices) left = withoutOthers(left, choice);
  return left;
}

function withoutOthers<Found extends BranchError>(errors: readonly Found[], choice: Found): readonly Found[] {
  const branches = Map.groupBy(errors, (error) => branchOf(error, choice) ?? 'none');
  branches.delete('none');
  const [meant] = [...branches.entries()].toSorted(
    ([name, one], [otherName, other]) =>
      strangeness(one, choice) - strangeness(other, choice) ||
      familiarity(otherName, choice) - familiarity(name, choice) ||
      one.length - other.length,
  );
  // Keeps all errors if no branch has any of its own, e.g. because several branches are valid.
  if (meant === undefined) return errors;
  const [branch, own] = meant;
  const isOfAnotherKind = strangeness(own, choice) > 0 && branches.size > 1;
  return errors.filter((error) => {
    const at = branchOf(error, choice);
    if (at === undefined) return error !== choice || isOfAnotherKind;
    return at === branch && !isOfAnotherKind;
  });
}

/** Finds the alternative to which an error belongs; undefined for an error elsewhere. */
function branchOf({ schemaPath, instancePath }: BranchError, choice: BranchError): string | undefined {
  if (!instancePath.startsWith(choice.instancePath) || !schemaPath.startsWith(`${choice.schemaPath}/`))
    return undefined;
  return schemaPath.slice(choice.schemaPath.length + 1).split('/')[0];
}

/** Counts the fields of a branch that the value has. */
function familiarity(branch: string, { keyword, data, parentSchema }: BranchError): number {
  const properties = objectAt(parentSchema, pointerOf([keyword, branch, 'properties']));
  if (!isJsonObject(data) || !isJsonObject(properties)) return 0;
  return Object.entries(data).filter(
    ([name, value]) => value !== undefined && Object.hasOwn(properties, name),
  ).length;
}

/** Counts the errors that show that a value was meant for another branch: a wrong constant, choice or type. */
function strangeness(errors: readonly BranchError[], choice: BranchError): number {
  return errors.filter(
    ({ keyword, instancePath }) =>
      keyword === 'const' ||
      keyword === 'enum' ||
      (keyword === 'type' && instancePath === choice.instancePath),
  ).length;
}
