import {
  buttonId,
  canExpand,
  getUiOptions,
  type MultiSchemaFieldTemplateProps,
  type ObjectFieldTemplateProps,
} from '@rjsf/utils';
import type { ReactElement } from 'react';
import { useMessages } from '../../../context/use-messages.ts';
import { PortionedParts } from './PortionedParts.tsx';

/** Renders a nested object as a titled group of its properties. */
export function ObjectTemplate(props: ObjectFieldTemplateProps) {
  const { fieldPathId, schema, properties, uiSchema, registry, formData, disabled, readonly } = props;
  const isOnlyBranches = (schema.oneOf ?? schema.anyOf) !== undefined && schema.properties === undefined;
  if (isOnlyBranches && properties.length === 0) return null;
  const { AddButton } = registry.templates.ButtonTemplates;
  const isLocked = disabled === true || readonly === true;
  return (
    <fieldset
      className={isRoot(props) ? 'en-structure en-structure-root' : 'en-structure'}
      id={fieldPathId.$id}
    >
      {props.title !== '' && (
        <legend>
          {props.title}
          {props.required === true && (
            <span className="en-required" aria-hidden="true">
              *
            </span>
          )}
        </legend>
      )}
      {props.description !== undefined && props.description !== '' && (
        <p id={`${fieldPathId.$id}__description`} className="en-help">
          {props.description}
        </p>
      )}
      {props.optionalDataControl}
      <PortionedParts
        at={fieldPathId.path}
        names={properties.map(({ name }) => name)}
        parts={properties.map(({ content }) => content)}
      />
      {canExpand(schema, uiSchema, formData) && (
        <AddButton
          id={buttonId(fieldPathId, 'add')}
          onClick={props.onAddProperty}
          disabled={isLocked}
          registry={registry}
        />
      )}
    </fieldset>
  );
}

function isRoot({ fieldPathId, uiSchema }: ObjectFieldTemplateProps): boolean {
  return fieldPathId.path.length === 0 && getUiOptions(uiSchema).title === undefined;
}

/** Renders a choice between alternative shapes of a value, with the fields of the chosen shape below. */
export function BranchTemplate({ selector, optionSchemaField }: MultiSchemaFieldTemplateProps) {
  const say = useMessages();
  // Omits the choice of a shape for optional data that the user has not added yet.
  const chosen = selector as ReactElement<{ readonly id?: string }> | undefined;
  return (
    <div className="en-branch">
      {chosen !== undefined && (
        <label className="en-visually-hidden" htmlFor={chosen.props.id}>
          {say('form.choose-one')}
        </label>
      )}
      {selector}
      {optionSchemaField}
    </div>
  );
}
