import { getDefaultRegistry } from '@rjsf/core';
import type { FieldProps, RJSFSchema, SchemaUtilsType } from '@rjsf/utils';
import { useEffect, useMemo, useRef } from 'react';
import { jsonEqual } from '../../../../core/json/equal.ts';
import { isJsonObject } from '../../../../core/json/json.ts';
import { isRjsfSchema } from '../json-schema-of.ts';

const { OneOfField: Stock } = getDefaultRegistry().fields;

/**
 * RJSF's schema helpers, keyed by the helpers that replace them in a field of alternatives; a nested field
 * wraps the originals again.
 */
const originals = new WeakMap<SchemaUtilsType, SchemaUtilsType>();

/**
 * Renders alternatives. Keeps the user's choice as long as the value, even an incomplete or invalid one, has
 * only fields of the chosen alternative. A newly chosen alternative starts with its required groups, as when
 * a form opens.
 */
export function AlternativesField(props: FieldProps) {
  const { registry, schema } = props;
  const isOpen = useRef(false);
  const own = useMemo(() => {
    const utils = originals.get(registry.schemaUtils) ?? registry.schemaUtils;
    return { ...registry, schemaUtils: keepingUtils(utils, schema, isOpen) };
  }, [registry, schema]);
  useEffect(() => {
    isOpen.current = true;
  }, []);
  return Stock === undefined ? null : <Stock {...props} registry={own} />;
}

function keepingUtils(
  utils: SchemaUtilsType,
  around: RJSFSchema,
  isOpen: { readonly current: boolean },
): SchemaUtilsType {
  const own: SchemaUtilsType = Object.create(utils);
  own.getDefaultFormState = (schema, formData, includes, isInitial) => {
    const filled: unknown = utils.getDefaultFormState(schema, formData, includes, isInitial);
    return includes === 'excludeObjectChildren' && isJsonObject(filled)
      ? { ...filled, ...requiredGroups(utils, schema, filled) }
      : filled;
  };
  own.getClosestMatchingOption = (formData, options, chosen = -1, discriminator) => {
    const option = options[chosen];
    const isKept =
      isOpen.current && option !== undefined && mayBeOf(utils.retrieveSchema(option), around, formData);
    return isKept ? chosen : utils.getClosestMatchingOption(formData, options, chosen, discriminator);
  };
  originals.set(own, utils);
  return own;
}

/** Reports whether the value has only fields of the alternative, with the constants given for them. */
function mayBeOf({ properties }: RJSFSchema, around: RJSFSchema, value: unknown): boolean {
  if (properties === undefined || !isJsonObject(value)) return false;
  return Object.entries(value).every(([name, part]) => {
    const field = properties[name];
    if (part === undefined || (field === undefined && around.properties?.[name] !== undefined)) return true;
    return field !== undefined && (!isRjsfSchema(field) || isAmong(part, field));
  });
}

function isAmong(value: unknown, { const: constant, enum: choices }: RJSFSchema): boolean {
  const among = constant === undefined ? choices : [constant];
  return among === undefined || among.some((choice) => jsonEqual(choice, value));
}

/** Builds the groups that the schema requires and the value lacks. */
function requiredGroups(utils: SchemaUtilsType, schema: RJSFSchema, value: object): object {
  const { required = [], properties = {} } = utils.retrieveSchema(schema, value);
  const lacking = required.filter((name) => Reflect.get(value, name) === undefined);
  return Object.fromEntries(
    lacking.flatMap((name) => {
      const part = properties[name];
      const isGroup = isRjsfSchema(part) && utils.retrieveSchema(part).type === 'object';
      return isGroup ? [[name, utils.getDefaultFormState(part, {})]] : [];
    }),
  );
}
