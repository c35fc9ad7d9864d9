import { quoted } from '../../location/location-names.ts';
import { migrationsHash } from '../../plan/migrations-hash.ts';
import type { Kind } from '../kind.ts';
import { planSearch } from './plan-search.ts';
import meta from './search.meta.json' with { type: 'json' };
import { searchesPage } from './searches-section.ts';

/** Kind of search indexes, which find records. */
export const searchKind: Kind<'search', 'searches'> = {
  name: 'search',
  meta,
  noun: { noun: 'search index', unknown: 'name/unknown-search' },
  locations: {
    name: ({ file, titles }) => `search of ${titles.entity(file.stem)}`,
    parts: { 'columns/*': quoted('column') },
  },
  descriptors: {
    home: {
      table: 'searches',
      type: 'SearchIndex',
      declaredIn: 'search-index',
      suffix: 'Search',
      for: 'gateway',
    },
    plan(file, plans) {
      const { entity, columns } = file.value;
      const read = Object.values(columns).flatMap(({ of }) => of ?? []);
      const migrations = migrationsHash([entity, ...read], plans);
      const plan = planSearch(file, plans);
      return [
        { ...plan, descriptor: { ...plan.descriptor, ...(migrations !== undefined && { migrations }) } },
      ];
    },
  },
  dictionary: searchesPage,
};
