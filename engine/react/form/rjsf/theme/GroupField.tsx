import { getDefaultRegistry } from '@rjsf/core';
import {
  ADDITIONAL_PROPERTY_FLAG,
  type FieldProps,
  getUiOptions,
  shouldRenderOptionalField,
  TranslatableString,
} from '@rjsf/utils';
import type { MouseEvent } from 'react';
import { isJsonObject } from '../../../../core/json/json.ts';
import { mayBeNull } from '../../../../core/json/schema-type.ts';
import { Button } from '../../../parts/Button.tsx';
import { CloseIcon } from '../../../parts/icons.tsx';
import { useFormDescription } from '../../form-react-context.ts';
import { jsonSchemaOf } from '../json-schema-of.ts';

const { fields } = getDefaultRegistry();

export const GroupField = fieldToLeave(fields.ObjectField);
export const ListField = fieldToLeave(fields.ArrayField);

/** Wraps RJSF's field of a group or list, so that the user can remove an optional one with its content. */
function fieldToLeave(Stock: typeof fields.ObjectField) {
  return function FieldToLeave(props: FieldProps) {
    const isLaidOut = useFormDescription().form.layout.length > 0;
    if (Stock === undefined) return null;
    return (
      <>
        <Stock {...props} />
        {!isLaidOut && canBeLeft(props) && <LeaveButton {...props} />}
      </>
    );
  };
}

/**
 * Reports whether the user can remove a group: one that may be null, or an optional one that has required fields.
 */
function canBeLeft({ schema, fieldPathId, required, registry, uiSchema }: FieldProps): boolean {
  if (fieldPathId.path.length === 0 || schema.oneOf !== undefined || schema.anyOf !== undefined) return false;
  if (isNullable(schema)) return true;
  const isPart = typeof fieldPathId.path.at(-1) === 'string' && !(ADDITIONAL_PROPERTY_FLAG in schema);
  const isDemanding = schema.properties !== undefined && (schema.required ?? []).length > 0;
  const hasControl = shouldRenderOptionalField(registry, schema, required === true, uiSchema);
  return isPart && isDemanding && required !== true && !hasControl;
}

function isNullable(schema: FieldProps['schema']): boolean {
  return mayBeNull(jsonSchemaOf(schema));
}

/**
 * Renders the remove button at all times: if it appeared only after typing, it would move the target of the next
 * press.
 */
function LeaveButton(props: FieldProps) {
  const { schema, uiSchema, formData, fieldPathId, name, onChange, registry } = props;
  const words = registry.translateString(TranslatableString.OptionalObjectRemove);
  const title = getUiOptions(uiSchema).title ?? schema.title ?? name;
  const isLocked = props.disabled === true || props.readonly === true;
  return (
    <Button
      look="quiet"
      className="en-structure-leave"
      icon={<CloseIcon />}
      aria-label={`${words}: ${title}`}
      data-hint={words}
      disabled={isLocked || isNothing(formData)}
      onClick={(event) => {
        focusFirst(event);
        onChange(isNullable(schema) ? null : undefined, fieldPathId.path);
      }}
    >
      {words}
    </Button>
  );
}

function isNothing(value: unknown): boolean {
  if (isJsonObject(value)) return Object.values(value).every((part) => part === undefined);
  return value === undefined || value === null;
}

/** Focuses the first control of the removed group, since the pressed button is then disabled. */
function focusFirst({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const group = currentTarget.parentElement;
  group?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
}
