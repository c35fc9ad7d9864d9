/**
 * Statements by table that prepare distribution: they add the organization to rows and unique keys, and drop
 * triggers. Afterwards, gateways of the previous release fail, and only the rights of database users keep
 * append-only tables unchanged.
 */
export const preparation: Readonly<Record<string, readonly string[]>> = {
  record: [
    'drop trigger if exists record_of_nobody on record',
    'drop trigger if exists record_followed on record',
    "update record set organization = '' where organization is null",
    `alter table record alter column organization set not null, drop constraint record_pkey,
       add constraint record_pkey primary key (type, id, organization)`,
  ],
  record_version: [
    'drop trigger if exists version_append_only on record_version',
    // Adds the organization to versions stored without one.
    `update record_version v set organization = r.organization from record r
       where v.organization is null and r.type = v.type and r.id = v.id`,
    "update record_version set organization = '' where organization is null",
    `alter table record_version alter column organization set not null, drop constraint record_version_pkey,
       add constraint record_version_pkey primary key (type, id, rev, organization)`,
  ],
  audit: [
    'drop trigger if exists audit_append_only on audit',
    'drop trigger if exists audit_link on audit',
    "update audit set organization = '' where organization is null",
    `alter table audit alter column organization set not null, drop constraint audit_pkey,
       add constraint audit_pkey primary key (seq, organization)`,
    'drop index audit_by_chain',
    'create unique index audit_by_chain on audit (chain, place, organization)',
  ],
  audit_chain: [
    `alter table audit_chain drop constraint audit_chain_pkey,
       add constraint audit_chain_pkey primary key (chain, organization)`,
  ],
  record_unique: [],
};
