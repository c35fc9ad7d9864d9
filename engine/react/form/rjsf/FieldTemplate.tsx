import type { FieldTemplateProps } from '@rjsf/utils';
import { FieldFrame } from '../FieldFrame.tsx';

/** Label, help and errors of a field, whoever renders its control. The root object has none. */
export function FieldTemplate(props: FieldTemplateProps) {
  const path = props.fieldPathId.path.join('.');
  if (props.hidden === true) return <div hidden>{props.children}</div>;
  if (path === '' || (props.schema.type === 'object' && props.uiSchema?.['ui:field'] === undefined))
    return props.children;
  return (
    <FieldFrame path={path} title={props.label} help={props.rawHelp} description={ownDescription(props)}>
      {props.children}
    </FieldFrame>
  );
}

/** Only a description that the form itself gives is shown: the schema's own explains the record, not the field. */
function ownDescription({ uiSchema }: FieldTemplateProps): string | undefined {
  const description: unknown = uiSchema?.['ui:description'];
  return typeof description === 'string' ? description : undefined;
}
