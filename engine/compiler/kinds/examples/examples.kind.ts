import { ordinal, textIn } from '../../location/location-names.ts';
import type { Kind } from '../kind.ts';
import meta from './examples.meta.json' with { type: 'json' };

/** Kind of examples: valid and invalid records, with reasons. */
export const examplesKind: Kind<'examples'> = {
  name: 'examples',
  meta,
  locations: {
    name: ({ value, file, titles }) => `examples of ${titles.entity(textIn(value, 'entity') ?? file.stem)}`,
    parts: {
      base: () => 'base',
      'examples/*': ({ key, value }) => `"${textIn(value, 'title') ?? ordinal(Number(key))}"`,
    },
  },
};
