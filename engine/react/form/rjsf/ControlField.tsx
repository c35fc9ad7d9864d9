import type { FieldProps } from '@rjsf/utils';
import { FieldControl } from '../FieldControl.tsx';

/** A field whose control is the engine's. Its value lives in the form store, so RJSF passes nothing but its place. */
export function ControlField({ fieldPathId, disabled, readonly }: FieldProps) {
  return <FieldControl path={fieldPathId.path.join('.')} isLocked={disabled === true || readonly === true} />;
}
