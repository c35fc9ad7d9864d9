import {
  buttonId,
  canExpand,
  getUiOptions,
  type MultiSchemaFieldTemplateProps,
  type ObjectFieldTemplateProps,
} from '@rjsf/utils';
import { type ReactElement, useEffect } from 'react';
import { pathOf } from '../../../../core/json/pointer.ts';
import { isWithin } from '../../../../core/product/field-paths.ts';
import { useMessages } from '../../../context/use-messages.ts';
import { useOpenForm } from '../../form-react-context.ts';
import { areMany, Portions } from '../../Portions.tsx';
import { useStable } from '../schema-form/use-stable.ts';

/** A nested object: a titled group of its properties. */
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
      <Properties {...props} />
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

/** What is wrong with a property is known, and leads to it, before its turn to be drawn has come. */
function Properties({ properties, fieldPathId }: ObjectFieldTemplateProps) {
  const { store, prefix } = useOpenForm();
  const paths = useStable(properties.map(({ name }) => pathOf([...fieldPathId.path, name])));
  useEffect(() => {
    if (!areMany(paths.length)) return undefined;
    const leaves = paths.map((path) => store.enter(path));
    return () => {
      for (const leave of leaves) leave();
    };
  }, [store, paths]);
  return (
    <Portions
      rows={properties.map(({ content }) => content)}
      holds={(row, field) => field.prefix === prefix && isWithin(field.path, paths[row] ?? '')}
    />
  );
}

function isRoot({ fieldPathId, uiSchema }: ObjectFieldTemplateProps): boolean {
  return fieldPathId.path.length === 0 && getUiOptions(uiSchema).title === undefined;
}

/** A choice between shapes, and the chosen one under it. */
export function BranchTemplate({ selector, optionSchemaField }: MultiSchemaFieldTemplateProps) {
  const say = useMessages();
  // Of optional data that nobody has added yet there is no shape to choose.
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
