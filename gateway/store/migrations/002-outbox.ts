import type { StoreMigration } from './migration.ts';

/**
 * Events, each written in the transaction of its change. Entries older than every running transaction (by
 * `transaction`) are final. Numbers are drawn under a lock of the subject, so that they follow the order of
 * commits.
 */
export const outboxTable: StoreMigration = {
  version: 2,
  title: 'outbox',
  statements: [
    `create table outbox (
      seq bigint primary key,
      transaction xid8 not null default pg_current_xact_id(),
      at timestamptz not null,
      topic text collate "C" not null,
      subject text collate "C",
      organization text collate "C",
      payload jsonb not null,
      is_pending boolean not null,
      attempts int not null default 0,
      not_before timestamptz
    )`,
    'create sequence outbox_seq owned by outbox.seq',
    'create index outbox_by_transaction on outbox (transaction)',
    `create index outbox_pending on outbox (topic, (coalesce(subject, '')), seq) where is_pending`,
    'create index outbox_by_age on outbox (at)',
    `create function number_outbox_entry() returns trigger language plpgsql as $$
      begin
        perform pg_advisory_xact_lock(hashtextextended('outbox:' || coalesce(new.subject, new.topic), 0));
        new.seq := nextval('outbox_seq');
        return new;
      end $$`,
    'create trigger outbox_number before insert on outbox for each row execute function number_outbox_entry()',
  ],
};
