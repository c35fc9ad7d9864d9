import { nth, quoted, titled } from '../../location/location-names.ts';
import { migrationsHash } from '../../plan/migrations-hash.ts';
import type { Kind } from '../kind.ts';
import { planReport } from './plan-report.ts';
import meta from './report.meta.json' with { type: 'json' };

/** Kind of reports, which count records. */
export const reportKind: Kind<'report', 'reports'> = {
  name: 'report',
  meta,
  noun: { noun: 'report', unknown: 'name/unknown-report' },
  locations: {
    name: titled('report'),
    parts: { 'sources/*': quoted('source'), 'columns/*': nth('column') },
  },
  descriptors: {
    home: {
      table: 'reports',
      type: 'ReportDescriptor',
      declaredIn: 'report',
      suffix: 'Report',
      for: 'gateway',
    },
    plan(file, plans) {
      const migrations = migrationsHash(Object.keys(file.value.sources), plans);
      const plan = planReport(file, plans);
      return [
        { ...plan, descriptor: { ...plan.descriptor, ...(migrations !== undefined && { migrations }) } },
      ];
    },
  },
};
