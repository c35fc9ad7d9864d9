import { ordinal } from '../../location/location-names.ts';
import type { Kind } from '../kind.ts';
import meta from './migrations.meta.json' with { type: 'json' };

/** Kind of migrations, which convert records of earlier schemas to the current schema. */
export const migrationsKind: Kind<'migrations'> = {
  name: 'migrations',
  meta,
  locations: {
    name: ({ file, titles }) => `migrations of ${titles.entity(file.stem)}`,
    parts: { 'steps/*': ({ key }) => `${ordinal(Number(key))} step` },
  },
};
