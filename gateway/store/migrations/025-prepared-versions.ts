import type { StoreMigration } from './migration.ts';

/**
 * Versions that each gateway serves or has prepared, since all gateways prepare a version before its publication.
 * A gateway without a recent heartbeat counts as ended.
 */
export const preparedVersions: StoreMigration = {
  version: 25,
  title: 'versions that gateways have prepared',
  statements: [
    `create table schema_gateway (
      gateway text collate "C" primary key,
      served text not null,
      prepared text,
      seen_at timestamptz not null
    )`,
    'alter table schema_version add column prepared_at timestamptz',
  ],
};
