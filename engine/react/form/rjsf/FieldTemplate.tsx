import { type FieldTemplateProps, getUiOptions } from '@rjsf/utils';
import { OpenFrame } from './theme/OpenFrame.tsx';
import { layoutField } from './ui-schema.ts';

/** Label, help and errors of a field, whichever component renders its control. The laid-out root has none. */
export function FieldTemplate(props: FieldTemplateProps) {
  if (props.hidden === true) return <div hidden>{props.children}</div>;
  const { field } = getUiOptions(props.uiSchema);
  return field === layoutField ? props.children : <OpenFrame {...props} />;
}
