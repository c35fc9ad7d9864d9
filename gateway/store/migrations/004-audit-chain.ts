import type { StoreMigration } from './migration.ts';

/**
 * Hash chains of audit entries, one per patient, or per user for entries about no patient. The database links the
 * entries, so that no program can omit the link. Separate chains avoid that all writes queue for one, and that
 * reads wait for writes.
 */
export const auditChain: StoreMigration = {
  version: 4,
  title: 'audit chain, removals in the history',
  statements: [
    'alter table audit drop constraint audit_action_check',
    `alter table audit
      add constraint audit_action_check check (action in
        ('read', 'export', 'print', 'write', 'remove', 'restore', 'refused', 'failed', 'emergency')),
      add column shown text[],
      add column chain text collate "C",
      add column place bigint,
      add column hash bytea`,
    'create index audit_by_shown on audit using gin (shown)',
    'create table audit_chain (chain text collate "C" primary key, length bigint not null, hash bytea not null)',

    `create function audit_chain_of(entry audit) returns text language sql immutable as $$
      select case
        when entry.subject is null then 'user:' || entry.author
        when entry.action in ('write', 'remove', 'restore') then 'changes:' || entry.subject
        else 'reads:' || entry.subject end $$`,

    // Text to hash; must be the same as in gateway/records/audit/verify.ts.
    `create function audit_text(entry audit) returns text language sql stable as $$
      select concat_ws(E'\\x1f', entry.chain, entry.place,
        to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), entry.author, entry.action,
        coalesce(entry.type, ''), coalesce(entry.id, ''), coalesce(entry.subject, ''),
        coalesce(entry.organization, ''), coalesce(entry.rev::text, ''), entry.call, entry.request,
        coalesce(array_to_string(entry.shown, ','), ''), coalesce(entry.details::text, '')) $$`,

    `create function link_audit_entry() returns trigger language plpgsql as $$
      declare
        head audit_chain;
      begin
        new.chain := audit_chain_of(new);
        select * into head from audit_chain where chain = new.chain for update;
        if not found then
          insert into audit_chain (chain, length, hash) values (new.chain, 0, '') on conflict do nothing;
          select * into head from audit_chain where chain = new.chain for update;
        end if;
        new.place := head.length + 1;
        new.hash := sha256(head.hash || convert_to(audit_text(new), 'UTF8'));
        update audit_chain set length = new.place, hash = new.hash where chain = new.chain;
        return new;
      end $$`,

    // Links the entries that are older than the chains, in the order of their writing.
    'alter table audit disable trigger audit_append_only',
    `do $$
      declare
        entry audit;
        head audit_chain;
      begin
        for entry in select * from audit order by seq loop
          entry.chain := audit_chain_of(entry);
          insert into audit_chain (chain, length, hash) values (entry.chain, 0, '') on conflict do nothing;
          select * into head from audit_chain where chain = entry.chain;
          entry.place := head.length + 1;
          entry.hash := sha256(head.hash || convert_to(audit_text(entry), 'UTF8'));
          update audit set chain = entry.chain, place = entry.place, hash = entry.hash where seq = entry.seq;
          update audit_chain set length = entry.place, hash = entry.hash where chain = entry.chain;
        end loop;
      end $$`,
    'alter table audit enable trigger audit_append_only',
    `alter table audit alter column chain set not null, alter column place set not null,
      alter column hash set not null`,
    'create unique index audit_by_chain on audit (chain, place)',
    // Marks versions that are removals, which the history shows.
    'alter table record_version add column is_removed boolean not null default false',
    'create trigger audit_link before insert on audit for each row execute function link_audit_entry()',
  ],
};
