import type { JsonSchemaObject } from '../../../core/json/json.ts';
import { tokensOf } from '../../../core/json/pointer.ts';
import { inlineCode, linkTo } from '../../emit/dictionary/markdown.ts';
import type { EntityPlan } from '../../plan/entity-plan.ts';

/** Finds the display name of a field; rows and entries of a list or map have no title of their own. */
export function titleAt(entity: EntityPlan, at: string): string {
  if (at === '') return 'the value';
  const title = entity.fields[at]?.title ?? at;
  return title === '*' ? 'each entry' : title;
}

/** Describes type, format, unit and value set of a field briefly. */
export function describeType(entity: EntityPlan, at: string): string {
  const schema = entity.schemas.get(at) ?? {};
  const codes = schema['x-codes'];
  const unit = schema['x-unit'];
  const parts = [
    schema.const === undefined ? nounOf(schema) : `always ${inlineCode(JSON.stringify(schema.const))}`,
    typeof unit === 'string' ? `in ${unit}` : '',
    typeof codes === 'string' ? `of ${linkTo(codes, `codes-${codes}`)}` : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}

const formats: Readonly<Record<string, string>> = {
  date: 'day (YYYY-MM-DD)',
  time: 'time of day (HH:MM)',
  'date-time': 'instant (RFC 3339)',
  'partial-date-time': 'year, month, day or instant (RFC 3339)',
};

function nounOf(schema: JsonSchemaObject): string {
  if (typeof schema['x-codes'] === 'string') return 'code';
  if (schema.enum !== undefined) return 'choice';
  if (schema.format !== undefined) return formats[schema.format] ?? schema.format;
  const nouns: Readonly<Record<string, string>> = {
    string: 'text',
    integer: 'whole number',
    number: 'number',
    boolean: 'yes or no',
    array: 'list',
    object: 'object',
  };
  const [type = 'object'] = [schema.type ?? 'object'].flat();
  return nouns[type] ?? type;
}

/** Reports whether the schema of the enclosing object requires the field. */
export function requiredAt(entity: EntityPlan, at: string): boolean {
  const name = tokensOf(at).at(-1);
  const parent = entity.schemas.get(at.slice(0, at.lastIndexOf('/')));
  return name !== undefined && (parent?.required?.includes(name) ?? false);
}
