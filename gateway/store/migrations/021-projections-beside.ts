import type { StoreMigration } from './migration.ts';

/**
 * Derived tables of schema versions, by hash. While several versions of a table exist or one is being filled, a
 * trigger records the changes of other gateways in `projection_change`. Enabling the trigger waits for writers, so
 * that no change is missed.
 */
export const projectionsBeside: StoreMigration = {
  version: 21,
  title: 'derived tables beside each other',
  statements: [
    // Drops the tables of earlier releases, whose names contain no version; the next start fills new tables from the
    // records.
    `do $$ declare old text; begin
      for old in select relname from pg_class
        where relkind = 'r' and relnamespace = current_schema()::regnamespace and relname ~ '^(search|report)_'
      loop execute format('drop table %I cascade', old); end loop;
    end $$`,
    'delete from projection_rows',
    'drop table projection',
    `create table projection (
      name text collate "C" not null,
      hash text collate "C" not null,
      tables text[] not null,
      columns jsonb not null,
      types text[] not null,
      state text not null check (state in ('filling', 'finishing', 'ready')),
      filled_to text collate "C" not null default '',
      filled bigint not null default 0,
      total bigint not null default 0,
      finished_steps int not null default 0,
      created_at timestamptz not null default now(),
      primary key (name, hash)
    )`,
    `create table projection_use (
      gateway text not null,
      name text collate "C" not null,
      hash text collate "C" not null,
      seen_at timestamptz not null,
      primary key (gateway, name, hash)
    )`,
    `create table projection_change (
      seq bigint generated always as identity primary key,
      name text collate "C" not null,
      hash text collate "C" not null,
      type text collate "C" not null,
      id text collate "C" not null,
      subject text collate "C"
    )`,
    'create index projection_change_of on projection_change (name, hash, seq)',
    `create function note_projection_change() returns trigger language plpgsql as $$
      begin
        insert into projection_change (name, hash, type, id, subject)
          select p.name, p.hash, new.type, new.id, new.subject from projection p where new.type = any(p.types);
        return null;
      end $$`,
    `create trigger record_followed after insert or update on record
     for each row execute function note_projection_change()`,
    'alter table record disable trigger record_followed',
    `create table unique_claims (kind text collate "C" primary key, hash text not null)`,
  ],
};
