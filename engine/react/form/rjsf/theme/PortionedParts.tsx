import { type ReactNode, useEffect } from 'react';
import { pathOf } from '../../../../core/json/pointer.ts';
import { isWithin } from '../../../../core/product/field-paths.ts';
import { useOpenForm } from '../../form-react-context.ts';
import { areMany, Portions } from '../../layout/Portions.tsx';
import { useStable } from '../schema-form/use-stable.ts';

export interface PortionedPartsProps {
  /** Path of the object or list in the record. */
  readonly at: readonly (string | number)[];
  /** Names of the properties, or indexes of the items, in the order of `parts`; each part has its own key. */
  readonly names: readonly (string | number)[];
  readonly parts: readonly ReactNode[];
}

/**
 * Renders the properties of an object, or the items of a list, gradually. Problems of parts not rendered yet
 * are listed nevertheless, with working links.
 */
export function PortionedParts({ at, names, parts }: PortionedPartsProps) {
  const { store, prefix } = useOpenForm();
  const paths = useStable(names.map((name) => pathOf([...at, name])));
  useEffect(() => {
    if (!areMany(paths.length)) return undefined;
    const leaves = paths.map((path) => store.enter(path));
    return () => {
      for (const leave of leaves) leave();
    };
  }, [store, paths]);
  return (
    <Portions
      rows={parts}
      holds={(row, field) => field.prefix === prefix && isWithin(field.path, paths[row] ?? '')}
    />
  );
}
