import type { FieldProps } from '@rjsf/utils';
import { useFormDescription } from '../form-react-context.ts';
import { RowsControl } from '../rows/RowsControl.tsx';
import { ownEntry } from '../store/own-entry.ts';

/** A list whose rows are edited by the engine's own controls. */
export function RowsField({ fieldPathId, disabled, readonly }: FieldProps) {
  const path = fieldPathId.path.join('.');
  const rows = ownEntry(useFormDescription().form.fields, path)?.rows;
  if (rows === undefined) return null;
  return <RowsControl path={path} rows={rows} isLocked={disabled === true || readonly === true} />;
}
