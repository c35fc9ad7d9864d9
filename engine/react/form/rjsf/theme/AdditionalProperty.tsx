import { buttonId, type FieldTemplateProps, TranslatableString } from '@rjsf/utils';

/** A property that the person named: its name can be changed, and it can be taken away. */
export function AdditionalProperty(props: FieldTemplateProps) {
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
