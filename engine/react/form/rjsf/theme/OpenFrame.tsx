import {
  ADDITIONAL_PROPERTY_FLAG,
  buttonId,
  type FieldTemplateProps,
  getUiOptions,
  TranslatableString,
} from '@rjsf/utils';
import { type RefObject, useEffect, useRef } from 'react';
import { pathOf } from '../../../../core/json/pointer.ts';
import { AlertIcon, WarningIcon } from '../../../parts/icons.tsx';
import { useFieldView, useOpenForm } from '../../form-react-context.ts';
import type { FieldView } from '../../store/field-view.ts';
import { isListedYesOrNo } from './leaf-control.ts';
import { textId } from './text-id.ts';

/**
 * Renders the frame of fields that RJSF lays out itself: rows, branches, nested objects, and fields with RJSF's own
 * widgets.
 */
export function OpenFrame(props: FieldTemplateProps) {
  const { id, children, fieldPathId, schema, errors } = props;
  const path = pathOf(fieldPathId.path);
  const { store } = useOpenForm();
  const view = useFieldView(store, path);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => (path === '' ? undefined : store.enter(path)), [store, path]);
  useMarked(frame, view.errors.length > 0);
  if (!view.isVisible) return null;
  // Leaves out the messages of a choice between branches, since the chosen branch, which RJSF renders at the
  // same path, shows them.
  const hasMessages = errors !== undefined && path !== '';
  return (
    <div ref={frame} className="en-field en-open-field">
      {ADDITIONAL_PROPERTY_FLAG in schema ? (
        <AdditionalProperty {...props}>
          <>
            <OpenLabel {...props} />
            {children}
          </>
        </AdditionalProperty>
      ) : (
        <OpenField {...props} />
      )}
      {hasMessages && <Messages id={id} view={view} />}
      {props.rawHelp !== undefined && (
        <p id={textId(id, 'help')} className="en-help">
          {props.rawHelp}
        </p>
      )}
    </div>
  );
}

function OpenField(props: FieldTemplateProps) {
  if (isTick(props)) {
    return (
      <>
        <div className="en-field-beside">
          {props.children}
          <OpenLabel {...props} isTick />
        </div>
        <OpenDescription {...props} isTick />
      </>
    );
  }
  return (
    <>
      <OpenLabel {...props} />
      <OpenDescription {...props} />
      {props.children}
    </>
  );
}

/**
 * Reports whether a field is a checkbox of the engine, whose label is beside the control; RJSF's checkbox
 * contains its label.
 */
function isTick({ schema, uiSchema }: FieldTemplateProps): boolean {
  if (isListedYesOrNo(schema, uiSchema)) return false;
  return schema.type === 'boolean' && getUiOptions(uiSchema).widget === undefined;
}

function OpenLabel({
  id,
  label,
  displayLabel,
  required,
  schema,
  uiSchema,
  isTick = false,
}: FieldTemplateProps & { readonly isTick?: boolean }) {
  const isList = isListedYesOrNo(schema, uiSchema) && getUiOptions(uiSchema).label !== false;
  const isShown = displayLabel === true || isTick || isList;
  if (label === '' || !(isShown || isValue(schema))) return null;
  return (
    <label className={isShown ? 'en-label' : 'en-visually-hidden'} id={`${id}-label`} htmlFor={id}>
      {label}
      {required === true && (
        <span className="en-required" aria-hidden="true">
          *
        </span>
      )}
    </label>
  );
}

/** Reports whether a hidden label is kept for screen readers; a group has a title instead. */
function isValue({ type, oneOf, anyOf }: FieldTemplateProps['schema']): boolean {
  return typeof type === 'string' && !groups.has(type) && oneOf === undefined && anyOf === undefined;
}

const groups = new Set(['object', 'array', 'null', 'boolean']);

/**
 * Renders the description of a field. For a boolean, `label` of the uiSchema decides, since RJSF always sets
 * `displayLabel` to false.
 */
function OpenDescription({
  id,
  displayLabel,
  rawDescription,
  schema,
  uiSchema,
  isTick = false,
}: FieldTemplateProps & { readonly isTick?: boolean }) {
  const hasOwnLabel = isTick || isListedYesOrNo(schema, uiSchema);
  const isShown = hasOwnLabel ? getUiOptions(uiSchema).label !== false : displayLabel === true;
  if (!isShown || rawDescription === undefined || rawDescription === '') return null;
  return (
    <p id={textId(id, 'description')} className="en-help">
      {rawDescription}
    </p>
  );
}

function Messages({ id, view }: { readonly id: string; readonly view: FieldView }) {
  if (view.errors.length === 0 && view.warnings.length === 0) return null;
  return (
    <div id={textId(id, 'error')}>
      {view.errors.map((message) => (
        <p key={message} className="en-error">
          <AlertIcon />
          {message}
        </p>
      ))}
      {view.warnings.map((message) => (
        <p key={message} className="en-warning">
          <WarningIcon />
          {message}
        </p>
      ))}
    </div>
  );
}

/** Marks the inputs of RJSF's widgets as invalid, which the widgets do not do. */
function useMarked(frame: RefObject<HTMLElement | null>, isInvalid: boolean): void {
  const isMarked = useRef(false);
  useEffect(() => {
    if (!isInvalid && !isMarked.current) return;
    isMarked.current = isInvalid;
    for (const control of frame.current?.querySelectorAll(':scope > :is(input, select, textarea)') ?? []) {
      if (isInvalid) control.setAttribute('aria-invalid', 'true');
      else control.removeAttribute('aria-invalid');
    }
  });
}

/** Renders a property that the user has named, which can be renamed and removed. */
function AdditionalProperty(props: FieldTemplateProps) {
  const { id, label, disabled, readonly, registry, onKeyRenameBlur, onRemoveProperty } = props;
  const { RemoveButton } = registry.templates.ButtonTemplates;
  const isLocked = disabled === true || readonly === true;
  return (
    <div className="en-additional">
      <div className="en-field">
        <label className="en-label" htmlFor={`${id}-key`}>
          {registry.translateString(TranslatableString.KeyLabel, [label])}
        </label>
        <input
          key={label}
          id={`${id}-key`}
          className="en-input"
          type="text"
          defaultValue={label}
          disabled={isLocked}
          onBlur={onKeyRenameBlur}
        />
      </div>
      <div className="en-field">{props.children}</div>
      <RemoveButton
        id={buttonId(id, 'remove')}
        className="en-structure-button"
        disabled={isLocked}
        onClick={onRemoveProperty}
        registry={registry}
        aria-label={`${registry.translateString(TranslatableString.RemoveButton)} ${label}`}
      />
    </div>
  );
}
