import type { FieldFile, FormFile } from '../../../engine/compiler/files/form.ts';
import type { JsonSchemaObject } from '../../../engine/core/json/json.ts';

/** Lists the parts of a field that other systems have no keyword for, as one sentence each. */
export function leftOfField(schema: JsonSchemaObject, words: FieldFile): readonly string[] {
  return [...leftOfSchema(schema), ...leftOfWords(words)];
}

/** Lists the parts of a schema that JSON Schema has no keyword for. */
export function leftOfSchema(schema: JsonSchemaObject): readonly string[] {
  const { read, write } = schema['x-access'] ?? {};
  const rules = [...new Set([read, write])].filter((each) => each !== undefined);
  const reference = schema['x-reference'];
  const entity = typeof reference === 'object' ? reference.entity : reference;
  return [
    ...(rules.length > 0 ? [`Access rules were left out: ${rules.join(', ')}.`] : []),
    ...(entity === undefined ? [] : [`That it names a record of "${entity}" was left out.`]),
    ...(schema['x-transient'] === undefined ? [] : ['Here it is filled in and not stored.']),
    ...(schema['x-computed'] === undefined ? [] : ['Here it is worked out from other records.']),
    ...(schema['x-keys'] === undefined ? [] : ['That its keys name records was left out.']),
  ];
}

function leftOfWords(words: FieldFile): readonly string[] {
  const { access, check, choices, query, fills, clears, feedback, enabledWhen, derive } = words;
  const call = words['ui:options']?.['call'];
  const enabled = [enabledWhen ?? ''].flat().join(' ');
  return [
    ...(access === undefined ? [] : [`The access rule of the field in this form was left out: ${access}.`]),
    ...(check === undefined ? [] : [`The check by the call ${check.call} was left out.`]),
    ...(choices?.call === undefined
      ? []
      : [`Its choices come from the call ${choices.call}, and were left out.`]),
    ...(choices?.where === undefined || choices.call !== undefined
      ? []
      : ['The condition of its choices was left out.']),
    ...(typeof call === 'string' ? [`The search by the call ${call} was left out.`] : []),
    ...(query === undefined || choices?.call !== undefined
      ? []
      : ['The parameters of the search were left out.']),
    ...(fills === undefined ? [] : ['What choosing it fills in was left out.']),
    ...(clears === undefined ? [] : [`That it unticks ${clears.join(', ')} was left out.`]),
    ...(feedback === undefined ? [] : ['The line below it was left out.']),
    ...(enabled === '' || enabled === 'false' || derive !== undefined
      ? []
      : [`It can always be changed there; here while ${enabled}`]),
  ];
}

/** Lists the parts of a form as a whole that are left out, such as questions before a save. */
export function leftOfForm(form: FormFile | undefined): readonly string[] {
  if (form === undefined) return [];
  const questions = form.confirm?.length ?? 0;
  const prefilled = Object.keys(form.prefill ?? {});
  return [
    ...(questions > 0 ? [`Questions before a save were left out: ${questions}.`] : []),
    ...(prefilled.length > 0
      ? [`Values that are worked out for a new record were left out: ${prefilled.join(', ')}.`]
      : []),
    ...(form.preview === undefined ? [] : ['The preview of what the values find was left out.']),
    ...(form.yields === undefined ? [] : ['Here the answers become other records, which was left out.']),
  ];
}
