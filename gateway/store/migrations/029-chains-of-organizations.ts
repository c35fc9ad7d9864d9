import type { StoreMigration } from './migration.ts';

/**
 * Audit chains per organization, each on one server of a distributed PostgreSQL. Gateways hash the entries
 * (linked-entries.ts); a trigger does so for gateways of the previous release. Chains without an organization get
 * no further entries.
 */
export const chainsOfOrganizations: StoreMigration = {
  version: 29,
  title: 'audit chains of organizations',
  isAdditive: true,
  statements: [
    `alter table audit_chain add column organization text collate "C" not null default ''`,

    `create or replace function audit_chain_of(entry audit) returns text language sql immutable as $$
      select case
        when entry.subject is null then 'user:' || entry.author
        when entry.action in ('write', 'remove', 'restore') then 'changes:' || entry.subject
        else 'reads:' || entry.subject end || '@' || coalesce(entry.organization, '') $$`,

    `create or replace function audit_text(entry audit) returns text language sql stable as $$
      select concat_ws(E'\\x1f', entry.chain,
        to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), entry.author, entry.action,
        coalesce(entry.type, ''), coalesce(entry.id, ''), coalesce(entry.subject, ''),
        coalesce(entry.organization, ''), coalesce(entry.rev::text, ''), entry.call, entry.request,
        coalesce(array_to_string(entry.shown, ','), ''), coalesce(entry.details::text, ''),
        encode(entry.document_hash, 'hex')) $$`,

    `create or replace function link_audit_entry() returns trigger language plpgsql as $$
      begin
        if new.hash is not null then return new; end if;
        new.organization := coalesce(new.organization, '');
        new.chain := audit_chain_of(new);
        insert into audit_chain as head (organization, chain, length, hash)
          values (new.organization, new.chain, 1, sha256(sha256(convert_to(audit_text(new), 'UTF8'))))
          on conflict on constraint audit_chain_pkey do update
            set length = head.length + 1, hash = sha256(head.hash || excluded.hash)
          returning head.length, head.hash into new.place, new.hash;
        return new;
      end $$`,
  ],
};
