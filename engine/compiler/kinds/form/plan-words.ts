import type { JSONPath } from 'jsonc-parser';
import type { FormDescriptor } from '../../../core/product/form.ts';
import { findField } from '../../plan/entity-plan.ts';
import { isCallName, isFileName } from '../../plan/names.ts';
import type { Cel } from '../../plan/plan-expression.ts';
import type { Planned } from '../../plan/planned.ts';
import { wantedOf } from '../../plan/wanted-type.ts';
import { templateOf } from '../rules/plan-derivations.ts';
import { checkField } from './check-field.ts';
import { compileInForm, type FormLocation, pipedInForm } from './form-location.ts';
import { planCallParameters } from './plan-check.ts';

type PlannedForm = Planned<FormDescriptor>;

/** Plans the values that are derived when a form opens for a new record. */
export function planPrefill(location: FormLocation): PlannedForm['prefill'] {
  const { prefill = {} } = location.form;
  return Object.keys(prefill).length === 0 ? undefined : planValues(prefill, ['prefill'], location);
}

/** Plans the buttons that fill values in and save. */
export function planPresets(location: FormLocation): PlannedForm['presets'] {
  return location.form.presets?.map(({ title, when, set }, index) => {
    const at = ['presets', index];
    return {
      title,
      when: compileInForm({ source: when, at: [...at, 'when'], location, wants: 'bool' }),
      set: planValues(set, [...at, 'set'], location),
    };
  });
}

/** Plans values by field path. */
function planValues(values: Readonly<Record<string, Cel>>, at: JSONPath, location: FormLocation) {
  const entries = Object.entries(values).map(([path, source]) => {
    checkField(path, [...at, path], location, 'key');
    const wants = wantedOf(findField(location.entity, path)?.schema);
    return [path, compileInForm({ source, at: [...at, path], location, wants })] as const;
  });
  return Object.fromEntries(entries);
}

/** Plans the confirmations before a save. */
export function planConfirm(location: FormLocation): PlannedForm['confirm'] {
  return location.form.confirm?.map(({ when, ...texts }, index) => {
    const at = ['confirm', index];
    const inTitle = pipedInForm(texts.title, [...at, 'title'], location);
    const inText = pipedInForm(texts.text, [...at, 'text'], location);
    const values = inTitle === undefined && inText === undefined ? undefined : { ...inTitle, ...inText };
    return {
      when: compileInForm({ source: when, at: [...at, 'when'], location, wants: 'bool' }),
      ...texts,
      values,
    };
  });
}

/** Plans the records that the form stores instead of its own values. */
export function planYields(location: FormLocation): PlannedForm['yields'] {
  const { form, file, plans, context } = location;
  return form.yields?.map(({ entity: name, when, record }, index) => {
    const at = ['yields', index];
    isFileName({ file, at: [...at, 'entity'], name, plans }, 'schema');
    const owner = plans.entities.get(name);
    return {
      entity: name,
      when: compileInForm({ source: when, at: [...at, 'when'], location, wants: 'bool' }),
      record:
        owner === undefined ? {} : templateOf(record, '', [...at, 'record'], { file, owner, context, plans }),
    };
  });
}

/** Plans the call whose answer is shown during editing. */
export function planPreview(location: FormLocation): PlannedForm['preview'] {
  const { file, form, plans } = location;
  const { preview } = form;
  if (preview === undefined) return undefined;
  isCallName({ file, at: ['preview', 'call'], name: preview.call, plans });
  return { ...preview, body: planCallParameters(preview.body, ['preview', 'body'], location) };
}
