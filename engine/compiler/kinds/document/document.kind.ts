import { nth, quoted, textIn } from '../../location/location-names.ts';
import { readable } from '../../location/titles.ts';
import type { Kind } from '../kind.ts';
import meta from './document.meta.json' with { type: 'json' };
import { planDocument } from './plan-document.ts';

/** Kind of `*.document.json`: documents that users print. */
export const documentKind: Kind<'document', 'documents'> = {
  name: 'document',
  meta,
  noun: { noun: 'document', unknown: 'name/unknown-document' },
  locations: {
    name: ({ value, file }) => `document "${textIn(value, 'title') ?? readable(file.stem)}"`,
    parts: { 'blocks/*': nth('block'), 'with/*': quoted('record') },
  },
  descriptors: {
    home: {
      table: 'documents',
      type: 'DocumentDescriptor',
      declaredIn: 'document',
      suffix: 'Document',
      for: 'gateway',
    },
    plan: (file, plans) => planDocument(file, plans) ?? [],
  },
};
