import { type FieldTemplateProps, getUiOptions } from '@rjsf/utils';
import { FieldFrame } from '../field/FieldFrame.tsx';
import { useDescribedField } from '../field/use-widget.ts';
import { OpenFrame } from './theme/OpenFrame.tsx';
import { controlField, layoutField, rowsField } from './ui-schema.ts';

/** Label, help and errors of a field, whichever component renders its control. The laid-out root has none. */
export function FieldTemplate(props: FieldTemplateProps) {
  if (props.hidden === true) return <div hidden>{props.children}</div>;
  const { field } = getUiOptions(props.uiSchema);
  if (field === layoutField) return props.children;
  if (field !== controlField && field !== rowsField) return <OpenFrame {...props} />;
  return <EngineFrame {...props} />;
}

function EngineFrame(props: FieldTemplateProps) {
  return (
    <FieldFrame
      described={useDescribedField(props.fieldPathId.path.join('.'))}
      title={props.label}
      help={props.rawHelp}
      description={ownDescription(props)}
    >
      {props.children}
    </FieldFrame>
  );
}

/** Finds the description that the form itself gives: the schema's own explains the record, not the field. */
function ownDescription({ uiSchema }: FieldTemplateProps): string | undefined {
  const description: unknown = uiSchema?.['ui:description'];
  return typeof description === 'string' ? description : undefined;
}
