import type { StoreMigration } from './migration.ts';

/**
 * Row counts of derived tables per organization, since counting takes longer than reading a page of rows. Each
 * connection has a counter row of its own, so that no transaction waits for another's commit.
 */
export const projectionRows: StoreMigration = {
  version: 10,
  title: 'numbers of rows of derived tables',
  statements: [
    `create table projection_rows (
      projection text collate "C" not null,
      organization text collate "C" not null,
      shard int not null,
      rows bigint not null,
      primary key (projection, organization, shard)
    ) with (fillfactor = 50)`,

    `create function add_projection_rows(projection text, organization text, added int) returns void
      language sql as $$
      insert into projection_rows as known
        select projection, organization, pg_backend_pid() % 16, added where organization is not null
        on conflict on constraint projection_rows_pkey do update set rows = known.rows + excluded.rows $$`,
    `create function count_projection_rows() returns trigger language plpgsql as $$
      begin
        if tg_op = 'TRUNCATE' then
          delete from projection_rows where projection = tg_table_name;
          return null;
        end if;
        if tg_op <> 'DELETE' then perform add_projection_rows(tg_table_name, new.organization, 1); end if;
        if tg_op <> 'INSERT' then perform add_projection_rows(tg_table_name, old.organization, -1); end if;
        return null;
      end $$`,
  ],
};
