import type { StoreMigration } from './migration.ts';

/**
 * Document hashes in entries of changes, to compare records with the audit trail. Earlier entries have none and keep
 * their links, since `concat_ws` leaves out null.
 */
export const documentHashes: StoreMigration = {
  version: 13,
  title: 'hashes of documents in the audit trail',
  statements: [
    'alter table audit add column document_hash bytea',
    `create index audit_by_revision on audit (type, id, rev) where rev is not null and action in ('write', 'remove', 'restore')`,

    // Text to hash; must be the same as in gateway/records/audit/verify.ts.
    `create or replace function audit_text(entry audit) returns text language sql stable as $$
      select concat_ws(E'\\x1f', entry.chain, entry.place,
        to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), entry.author, entry.action,
        coalesce(entry.type, ''), coalesce(entry.id, ''), coalesce(entry.subject, ''),
        coalesce(entry.organization, ''), coalesce(entry.rev::text, ''), entry.call, entry.request,
        coalesce(array_to_string(entry.shown, ','), ''), coalesce(entry.details::text, ''),
        encode(entry.document_hash, 'hex')) $$`,

    `create or replace function link_audit_entry() returns trigger language plpgsql as $$
      begin
        new.chain := audit_chain_of(new);
        loop
          update audit_chain head set length = head.length + 1,
            hash = sha256(head.hash || convert_to(concat_ws(E'\\x1f', new.chain, head.length + 1,
              to_char(new.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), new.author, new.action,
              coalesce(new.type, ''), coalesce(new.id, ''), coalesce(new.subject, ''),
              coalesce(new.organization, ''), coalesce(new.rev::text, ''), new.call, new.request,
              coalesce(array_to_string(new.shown, ','), ''), coalesce(new.details::text, ''),
              encode(new.document_hash, 'hex')), 'UTF8'))
            where head.chain = new.chain returning head.length, head.hash into new.place, new.hash;
          exit when found;
          insert into audit_chain (chain, length, hash) values (new.chain, 0, '') on conflict do nothing;
        end loop;
        return new;
      end $$`,
  ],
};
