import { useState } from 'react';
import { jsonEqual } from '../../core/json/equal.ts';
import type { Json } from '../../core/json/json.ts';
import type { Product } from '../../core/product/product.ts';
import { entryOf } from '../client/entry-of.ts';
import { useRecordData } from '../context/open-records.ts';
import { useCompanions } from '../data/use-companions.ts';

const nothing = {};

/**
 * Reads the records that the rules of a form's entity read beside the open record that it belongs to, by name; the
 * same object while it is equal.
 */
export function useBeside(product: Product, formName: string): Readonly<Record<string, Json | undefined>> {
  const open = useRecordData();
  const { entity: name } = entryOf(product, 'forms', formName);
  const { record, with: companions = nothing } = entryOf(product, 'entities', name);
  const subject = record?.subject === undefined ? undefined : open[record.subject];
  const { records } = useCompanions(
    { with: subject === undefined ? nothing : companions },
    subject ?? nothing,
  );
  const [known, setKnown] = useState(records);
  if (jsonEqual(known, records)) return known;
  setKnown(records);
  return records;
}
