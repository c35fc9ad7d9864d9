import { nth } from '../../location/location-names.ts';
import type { Kind } from '../kind.ts';
import meta from './fhir.meta.json' with { type: 'json' };
import { planMapping } from './plan-mapping.ts';

/** Kind of `*.fhir.json`: mappings of entities to resources of FHIR. */
export const fhirKind: Kind<'fhir', 'mappings'> = {
  name: 'fhir',
  meta,
  locations: {
    name: ({ file, titles }) => `exchange of ${titles.entity(file.stem)} by FHIR`,
    parts: { 'rows/*': nth('row') },
  },
  descriptors: {
    home: {
      table: 'mappings',
      type: 'ResourceMapping',
      declaredIn: 'resource-mapping',
      suffix: 'Mapping',
      for: 'gateway',
    },
    plan: (file, plans) => planMapping(file, plans) ?? [],
  },
};
