import { ADDITIONAL_PROPERTY_FLAG, type createSchemaUtils, type RJSFSchema } from '@rjsf/utils';
import { isJsonObject } from '../../../core/json/json.ts';
import { childAt } from '../../../core/json/pointer.ts';
import { isRjsfSchema } from './json-schema-of.ts';

type SchemaUtils = Pick<ReturnType<typeof createSchemaUtils>, 'retrieveSchema' | 'getRootSchema'>;
type Path = readonly (string | number)[];

/**
 * Finds the path to clear when a value is cleared. Removes an optional group with its last value, since its
 * required fields would otherwise stop a user who no longer wants the group.
 */
export function emptiedPath(utils: SchemaUtils, values: unknown, path: Path): Path {
  const steps = stepsTo(utils, values, path);
  let pointer = path;
  while (pointer.length > 1) {
    const group = steps[pointer.length - 2];
    if (group === undefined || !group.isOptional || !isLastOf(group.value, pointer.at(-1))) break;
    pointer = pointer.slice(0, -1);
  }
  return pointer;
}

interface Step {
  readonly value: unknown;
  /** True where an object may lack the value; false for an item of a list and for a property that a user has named. */
  readonly isOptional: boolean;
}

/** Lists the values along a path, including the last one. */
function stepsTo(utils: SchemaUtils, values: unknown, path: Path): readonly Step[] {
  let schema: unknown = utils.getRootSchema();
  let value = values;
  return path.map((token) => {
    const around = isRjsfSchema(schema) ? utils.retrieveSchema(schema, value) : {};
    const own: unknown = around.properties?.[token];
    schema = own ?? itemOf(around, token);
    value = childAt(value, String(token));
    const isNamed = isJsonObject(own) && ADDITIONAL_PROPERTY_FLAG in own;
    return { value, isOptional: own !== undefined && !isNamed && !around.required?.includes(String(token)) };
  });
}

function itemOf({ items }: RJSFSchema, token: string | number): unknown {
  return Array.isArray(items) ? items[Number(token)] : items;
}

function isLastOf(group: unknown, name: string | number | undefined): boolean {
  return (
    isJsonObject(group) && Object.entries(group).every(([key, part]) => key === name || part === undefined)
  );
}
