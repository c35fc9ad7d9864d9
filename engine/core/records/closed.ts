import { memoized } from '../compute/memoized.ts';
import type { Expression } from '../expressions/scope.ts';
import { hasMembers } from '../json/json.ts';
import type { Entity } from '../product/entity.ts';
import type { FormDescriptor, FormField } from '../product/form.ts';

type Can = (ruleName: string) => boolean;

/**
 * True where something has an expression that reads a field which the user may not read: it would find a blank on the
 * page, and the value in the gateway. Only the gateway can judge by it.
 */
export function isClosed(described: unknown, can: Can): boolean {
  return hasMembers(described) && closedRules(described).some((rule) => !can(rule));
}

/** Access rules of the fields that the expressions in something read. */
const closedRules = memoized((described: object): readonly string[] => {
  if ('closed' in described && isTexts(described.closed)) return described.closed;
  return Object.values(described).flatMap((each: unknown) => (hasMembers(each) ? closedRules(each) : []));
});

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

/** The entity and the form as a page judges by them for a user: what only the gateway can judge is left to it. */
export function openDescriptors(
  given: { readonly entity: Entity; readonly form: FormDescriptor },
  can: Can,
): { readonly entity: Entity; readonly form: FormDescriptor } {
  const { rules, derived } = given.entity;
  if (!isClosed(rules, can) && !isClosed(derived, can) && !isClosed(given.form.fields, can)) return given;
  const key = closedRules({ rules, derived, fields: given.form.fields })
    .filter((rule) => !can(rule))
    .join(' ');
  const known = opened(given.form).get(key);
  if (known !== undefined) return known;
  const made = {
    entity: {
      ...given.entity,
      rules: rules.filter((rule) => !isClosed(rule, can)),
      ...(derived === undefined ? {} : { derived: derived.filter((each) => !isClosed(each, can)) }),
    },
    form: { ...given.form, fields: openFields(given.form, can) },
  };
  opened(given.form).set(key, made);
  return made;
}

/** The same objects for the same user: what forms derive from descriptors is cached under them. */
const opened = memoized(
  (_form: FormDescriptor) => new Map<string, { readonly entity: Entity; readonly form: FormDescriptor }>(),
);

function openFields({ fields }: FormDescriptor, can: Can): FormDescriptor['fields'] {
  return Object.fromEntries(Object.entries(fields).map(([path, field]) => [path, openField(field, can)]));
}

const never: Expression<boolean> = { source: 'false', evaluate: () => false };

/** A field whose condition is closed is shown, open and not required; what is worked out for it stays as it is stored. */
function openField(field: FormField, can: Can): FormField {
  if (!isClosed(field, can)) return field;
  const { visibleWhen, enabledWhen, requiredWhen, derive, feedback, choices, ...rest } = field;
  const isOpen = <Of extends Expression>(expression: Of | undefined): expression is Of =>
    expression !== undefined && !isClosed(expression, can);
  const isKept = isClosed(derive, can);
  const { where, ...chosen } = choices ?? {};
  return {
    ...rest,
    ...(isOpen(visibleWhen) ? { visibleWhen } : {}),
    ...(isKept ? { enabledWhen: never } : isOpen(enabledWhen) ? { enabledWhen } : {}),
    ...(isOpen(requiredWhen) ? { requiredWhen } : {}),
    ...(isOpen(derive) ? { derive } : {}),
    ...(isOpen(feedback) ? { feedback } : {}),
    ...(choices === undefined ? {} : { choices: isOpen(where) ? { ...chosen, where } : chosen }),
  };
}
