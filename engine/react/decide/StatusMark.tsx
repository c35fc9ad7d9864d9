import type { ComponentType } from 'react';
import type { CodeEntry } from '../../core/product/value-set.ts';
import { CheckIcon, EditIcon, PlusIcon, StopIcon, WarningIcon } from '../parts/icons.tsx';

/** Icons that a value set can assign to its entries. */
const signs: Readonly<Record<string, ComponentType>> = {
  check: CheckIcon,
  pencil: EditIcon,
  plus: PlusIcon,
  minus: StopIcon,
  triangle: WarningIcon,
};

/** Renders the icon of a status in its colour, beside the text. */
export function StatusMark({ entry }: { readonly entry: CodeEntry }) {
  const Sign = signs[String(entry['icon'])];
  return (
    <span className="en-decide-mark" data-tone={String(entry['tone'] ?? '')} aria-hidden="true">
      {Sign !== undefined && <Sign />}
    </span>
  );
}
