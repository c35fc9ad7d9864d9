import type { FieldProps } from '@rjsf/utils';
import { FieldControl } from '../field/FieldControl.tsx';
import { useDescribedField } from '../field/use-widget.ts';

/** Field whose control is the engine's. Its value lives in the form store, so RJSF passes nothing but its path. */
export function ControlField({ fieldPathId, disabled, readonly }: FieldProps) {
  const described = useDescribedField(fieldPathId.path.join('.'));
  return <FieldControl described={described} isLocked={disabled === true || readonly === true} />;
}
