import type { Scope } from '../../../core/expressions/scope.ts';
import { pathToPointer } from '../../../core/pointer.ts';
import type { Problem } from '../../../core/problems.ts';
import type { Field, FormField } from '../../../core/product.ts';
import type { FormContext } from './form-context.ts';
import { asObjectSchema, schemaAt } from './schema-at.ts';

/** What a field looks like at the moment, beside its value. */
export interface FieldView {
  readonly isVisible: boolean;
  readonly isEnabled: boolean;
  readonly isRequired: boolean;
  /** Sentences to show: none before the field is touched. */
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
}

export interface FieldViewInput {
  readonly context: FormContext;
  readonly path: string;
  readonly scope: Scope;
  /** The problems whose place this field is. */
  readonly problems: readonly Problem[];
  readonly isTouched: boolean;
}

export function viewOf({ context, path, scope, problems, isTouched }: FieldViewInput): FieldView {
  const formField = context.form.fields[path];
  const field = context.entity.fields[pathToPointer(path)];
  const shown = isTouched ? problems : [];
  return {
    isVisible: isVisible(context, { formField, field, scope }),
    isEnabled: isEnabled(context, { formField, field, scope }),
    isRequired: isRequired(context, path) || formField?.requiredWhen?.evaluate(scope) === true,
    errors: messagesOf(shown, 'error'),
    warnings: messagesOf(shown, 'warning'),
  };
}

interface Condition {
  readonly formField: FormField | undefined;
  readonly field: Field | undefined;
  readonly scope: Scope;
}

function isVisible({ can }: FormContext, { formField, field, scope }: Condition): boolean {
  if (!can(formField?.access) || !can(field?.readAccess)) return false;
  return formField?.visibleWhen === undefined || formField.visibleWhen.evaluate(scope);
}

function isEnabled({ can }: FormContext, { formField, field, scope }: Condition): boolean {
  if (formField?.derive !== undefined || !can(field?.writeAccess)) return false;
  return formField?.enabledWhen === undefined || formField.enabledWhen.evaluate(scope);
}

function isRequired({ form }: FormContext, path: string): boolean {
  const parts = path.split('.');
  const parent = asObjectSchema(schemaAt(form.schema, parts.slice(0, -1)));
  return parent?.required?.includes(parts.at(-1) ?? '') ?? false;
}

function messagesOf(problems: readonly Problem[], severity: Problem['severity']): readonly string[] {
  return [
    ...new Set(problems.filter((problem) => problem.severity === severity).map(({ message }) => message)),
  ];
}
