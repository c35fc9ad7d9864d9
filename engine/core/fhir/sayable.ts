import type { Json } from '../json/json.ts';

/** Patterns that FHIR R4 prescribes for its primitive types. */
const day = '(-(0[1-9]|1[0-2])(-(0[1-9]|[1-2][0-9]|3[0-1]))?)?';
const year = '([0-9]([0-9]([0-9][1-9]|[1-9]0)|[1-9]00)|[1-9]000)';
const clock =
  '([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?(Z|(\\+|-)((0[0-9]|1[0-3]):[0-5][0-9]|14:00))';
const wholeDay = '-(0[1-9]|1[0-2])-(0[1-9]|[1-2][0-9]|3[0-1])';

const text = /^[ \r\n\t\S]*\S[ \r\n\t\S]*$/;
const uri = /^\S+$/;
const patterns: Readonly<Record<string, RegExp>> = {
  string: text,
  markdown: text,
  code: /^[^\s]+(\s[^\s]+)*$/,
  ...{ uri, url: uri, canonical: uri, oid: uri, uuid: uri },
  id: /^[A-Za-z0-9\-.]{1,64}$/,
  date: new RegExp(`^${year}${day}$`),
  dateTime: new RegExp(`^${year}(-(0[1-9]|1[0-2])(-(0[1-9]|[1-2][0-9]|3[0-1])(T${clock})?)?)?$`),
  instant: new RegExp(`^${year}${wholeDay}T${clock}$`),
  time: /^([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\.[0-9]+)?$/,
  base64Binary: /^(\s*([0-9a-zA-Z+/=]){4}\s*)+$/,
};

const whole = (least: number) => (value: number) =>
  Number.isSafeInteger(value) && value >= least && Math.abs(value) < 2 ** 31;
const numbers: Readonly<Record<string, (value: number) => boolean>> = {
  decimal: Number.isFinite,
  integer: whole(-(2 ** 31)),
  unsignedInt: whole(0),
  positiveInt: whole(1),
};

/** Reports whether a primitive type of FHIR can hold the value as it is. */
export function isSayable(type: string, value: Json): boolean {
  if (type === 'boolean') return typeof value === 'boolean';
  if (typeof value === 'number') return numbers[type]?.(value) === true;
  return typeof value === 'string' && patterns[type]?.test(value) === true;
}

/** Reports whether a type of FHIR is a primitive one. */
export function isPrimitive(type: string): boolean {
  return type === 'boolean' || Object.hasOwn(patterns, type) || Object.hasOwn(numbers, type);
}
