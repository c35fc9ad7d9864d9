import type { StoreMigration } from './migration.ts';

/**
 * Tables of records with their owner organization, by which a distributed PostgreSQL distributes rows. Compared texts
 * use the "C" collation, so that the order is the same on every host and in every index.
 */
export const recordTables: StoreMigration = {
  version: 1,
  title: 'records, versions, audit, idempotency',
  statements: [
    'create extension if not exists pg_trgm',

    `create table record (
      type text collate "C" not null,
      id text collate "C" not null,
      organization text collate "C",
      subject text collate "C",
      rev int not null,
      document jsonb not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      deleted_at timestamptz,
      primary key (type, id)
    )`,
    'create index record_by_subject on record (subject, type) where deleted_at is null',
    'create index record_by_organization on record (organization, type, id) where deleted_at is null',

    // Versions of each record: its history, and the base of three-way merges.
    `create table record_version (
      type text collate "C" not null,
      id text collate "C" not null,
      rev int not null,
      document jsonb not null,
      author text not null,
      at timestamptz not null,
      source text not null,
      primary key (type, id, rev)
    )`,

    // Content that an import brought last: the base of the next import of the same record.
    `create table record_import (
      type text collate "C" not null,
      id text collate "C" not null,
      document jsonb not null,
      at timestamptz not null,
      primary key (type, id)
    )`,

    // Values that no two records of an organization may share. The primary key decides between concurrent claims.
    `create table record_unique (
      type text collate "C" not null,
      place text collate "C" not null,
      organization text collate "C" not null,
      value text collate "C" not null,
      id text collate "C" not null,
      primary key (type, place, organization, value)
    )`,
    'create index record_unique_by_record on record_unique (type, id)',

    `create table audit (
      seq bigint generated always as identity primary key,
      at timestamptz not null,
      author text not null,
      action text not null check (action in ('read', 'write', 'remove', 'refused')),
      type text collate "C",
      id text collate "C",
      subject text collate "C",
      organization text collate "C",
      rev int,
      call text not null,
      request text not null,
      details jsonb
    )`,
    'create index audit_by_record on audit (type, id, seq)',
    'create index audit_by_subject on audit (subject, seq)',
    `create function refuse_change() returns trigger language plpgsql as
      $$ begin raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege'; end $$`,
    `create trigger audit_append_only before update or delete or truncate on audit
      for each statement execute function refuse_change()`,
    `create trigger version_append_only before update or delete or truncate on record_version
      for each statement execute function refuse_change()`,

    `create table idempotency (
      author text not null,
      key text collate "C" not null,
      request_hash text not null,
      status int not null,
      answer jsonb,
      at timestamptz not null,
      primary key (author, key)
    )`,
    'create index idempotency_by_age on idempotency (at)',

    // Settings of the store itself, such as the mark that the first records were loaded.
    'create table setting (name text primary key, value jsonb not null)',

    // Hashes of the descriptors from which the derived tables were built.
    'create table projection (name text primary key, hash text not null, built_at timestamptz not null)',
  ],
};
