import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseHosts } from '../testing/database-hosts.ts';
import { type Database, named, prepared } from './database.ts';
import { migrate, migrations } from './migrate.ts';
import { openWith } from './store.ts';
import { timedDatabase } from './timed-database.ts';

describe.each(databaseHosts)('the store on $name', ({ open }) => {
  let database: Database;
  let beside: () => Database;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    ({ database, beside, stop } = await open());
    await openWith(database, () => undefined);
  });

  afterAll(() => stop());

  it('brings its tables up once, however often and from however many gateways it starts', async () => {
    await Promise.all([migrate(database), migrate(database)]);
    expect(await migrate(database)).toBe(0);
  });

  it('takes the values of named parameters by their names, each once', async () => {
    const pair = named('select $left::text || $right::text as joined, $left::text as first');
    const { rows } = await database.query(...pair({ right: 'b', unnamed: 'c', left: 'a' }));
    expect(rows).toEqual([{ joined: 'ab', first: 'a' }]);
  });

  it('refuses a database that a newer release has changed, and says what to do', async () => {
    await database.query("insert into schema_migration (version, title) values (999, 'later')");
    await expect(migrate(database)).rejects.toThrow(/at version 999.*Start the newer release/);
    await database.query('delete from schema_migration where version = 999');
  });

  it('starts on a database to which a newer release has only added: gateways are upgraded one after the other', async () => {
    await database.query(
      "insert into schema_migration (version, title, is_additive) values (998, 'adds', true)",
    );
    expect(await migrate(database)).toBe(0);
    await database.query("insert into schema_migration (version, title) values (999, 'completes')");
    await expect(migrate(database)).rejects.toThrow(/at version 999/);
    await database.query('delete from schema_migration where version > 900');
  });

  it('rolls a transaction back as a whole when its work throws', async () => {
    const work = database.transaction(async (tx) => {
      await tx.query("insert into setting (name, value) values ('half', '1'::jsonb)");
      throw new Error('stop');
    });
    await expect(work).rejects.toThrow('stop');
    expect((await database.query("select 1 from setting where name = 'half'")).count).toBe(0);
  });

  it.each([
    ['', (plain: Database) => plain],
    [', also while statements are timed', timedDatabase],
  ])(
    'rolls it back too when a statement fails that nobody waited for, and says which%s',
    async (_how, used) => {
      const work = used(database).transaction(async (tx) => {
        await tx.query("insert into setting (name, value) values ('unheard', '1'::jsonb)");
        void tx.query("insert into setting (name, value) values ('unheard', '2'::jsonb)");
        return 'done';
      });
      await expect(work).rejects.toMatchObject({ code: '23505' });
      expect((await database.query("select 1 from setting where name = 'unheard'")).count).toBe(0);
      const later = database.transaction(async (tx) => {
        void tx.query('select 1 / 0');
        await tx.query('select 1');
      });
      await expect(later).rejects.toThrow('division by zero');
    },
  );

  it('answers each of the statements of one turn by its own rows, again and again', async () => {
    const insert = prepared('insert into setting (name, value) values ($1, $2::jsonb)');
    const read = prepared('select name, value from setting where name like $1 order by name');
    for (const turn of ['first', 'second'])
      await database.transaction(async (tx) => {
        const [made, found, none] = await Promise.all([
          tx.query(insert, [`group-${turn}`, '{"a": [null]}']),
          tx.query(read, ['group-%']),
          tx.query(read, ['nothing-%']),
        ]);
        expect([made.count, found.rows.at(-1), none.rows]).toEqual([
          1,
          { name: `group-${turn}`, value: { a: [null] } },
          [],
        ]);
      });
  });

  it('leaves nothing of statements behind one that failed in the same turn, which can be sent again', async () => {
    const used = beside();
    const insert = prepared('insert into setting (name, value) values ($1, $2::jsonb) returning name');
    const behind = prepared('delete from setting where name = $1');
    const work = (value: string) =>
      used.transaction(async (tx) => {
        void tx.query(insert, ['behind', '1']);
        tx.query(prepared('select 1 / $1::int'), [value]).catch(() => undefined);
        await tx.query(behind, ['behind']).catch(() => undefined);
        await tx.query(insert, ['last', '1']);
      });
    await expect(work('0')).rejects.toThrow('division by zero');
    expect((await used.query("select 1 from setting where name in ('behind', 'last')")).count).toBe(0);
    await work('1');
    expect((await used.query("select name from setting where name in ('behind', 'last')")).rows).toEqual([
      { name: 'last' },
    ]);
  });

  it('rolls back what was asked in the turn in which the work throws', async () => {
    const insert = prepared('insert into setting (name, value) values ($1, $2::jsonb)');
    const work = database.transaction(async (tx) => {
      void tx.query(insert, ['thrown', '1']);
      throw new Error('stop');
    });
    await expect(work).rejects.toThrow('stop');
    expect((await database.query("select 1 from setting where name = 'thrown'")).count).toBe(0);
  });

  it('goes on where the work has dealt with a failure itself', async () => {
    await database.transaction(async (tx) => {
      await tx.query("insert into setting (name, value) values ('saved', '1'::jsonb)");
      await tx.query('savepoint before');
      await expect(tx.query('select 1 / 0')).rejects.toThrow('division by zero');
      await tx.query('rollback to savepoint before');
    });
    expect((await database.query("select 1 from setting where name = 'saved'")).count).toBe(1);
  });

  it('stores JSON as it is, and gives it back parsed', async () => {
    const value = { text: 'O\'Neil \\ "x" %_ ü 😀', number: 1.5, none: null, list: [1, [2]] };
    await database.query("insert into setting (name, value) values ('json', $1::jsonb)", [
      JSON.stringify(value),
    ]);
    const { rows } = await database.query("select value from setting where name = 'json'");
    expect(rows).toEqual([{ value }]);
  });

  it.each(['update audit set author = author', 'delete from audit', 'truncate audit'])(
    'keeps its audit trail as it was written: %s is refused',
    async (statement) => {
      await database.query(
        `insert into audit (at, author, action, call, request) values (now(), 'someone', 'read', 'call', 'request')`,
      );
      await expect(database.query(statement)).rejects.toThrow('append-only');
    },
  );

  it('listens to several channels from the beginning without a warning of the driver', async () => {
    const warnings: Error[] = [];
    const warned = (warning: Error) => void warnings.push(warning);
    process.on('warning', warned);
    const used = beside();
    const heard = new Set<string>();
    const channels = ['first', 'second', 'third'];
    const ends = channels.map((channel) => used.listen(channel, () => void heard.add(channel)));
    for (const channel of channels) database.announce(channel);
    await expect.poll(() => [...heard].toSorted()).toEqual(channels.toSorted());
    for (const end of ends) end();
    process.off('warning', warned);
    // Expects no warning. Detects one only if this test runs alone, since the driver warns once per process.
    expect(warnings).toEqual([]);
  });

  it('hears its own announcements once, at once, and those of others', async () => {
    const other = beside();
    const own: string[] = [];
    const heardElsewhere: string[] = [];
    const ends = ['own', 'other'].flatMap((channel) => [
      database.listen(channel, (text) => void own.push(text ?? channel)),
      other.listen(channel, (text) => void heardElsewhere.push(text ?? channel)),
    ]);
    // Sends until the other side hears it, since a listener that has just connected may miss a message.
    const saysReady = (from: Database, channel: string, heard: readonly string[]) => () => {
      from.say(channel, 'ready');
      return heard;
    };
    await expect.poll(saysReady(other, 'other', own)).toContain('ready');
    await expect.poll(saysReady(database, 'own', heardElsewhere)).toContain('ready');
    own.length = 0;
    heardElsewhere.length = 0;
    database.announce('own');
    expect(own).toContain('own');
    await expect.poll(() => heardElsewhere).toContain('own');
    // Sends a message after the announcement, so that its arrival proves that the announcement has arrived.
    other.say('other', 'last');
    await expect.poll(() => own).toContain('last');
    expect(own.filter((text) => text === 'own')).toHaveLength(1);
    for (const end of ends) end();
  });

  it('keeps the versions of records as they were written', async () => {
    await expect(database.query('delete from record_version')).rejects.toThrow('append-only');
  });
});

/** Version of the last migration from before changes were made in two steps. */
const lastOfOneStep = 25;

/** Statements that do not affect the previous release: new tables, columns with a default, indexes, functions. */
const additions = [
  /^create (table|index|unique index|sequence|function|or replace function|trigger) /,
  /^insert into /,
  // Replaces the null organization; a trigger does so for the nulls that the previous release still writes.
  /^update record set organization = '' where organization is null$/,
  /^alter table \w+\s+(add column \w+ [^,()]+( default ('[^']*'|\w+(\(\))?))?(,\s+|$))+$/,
];

describe('a change of the tables', () => {
  it.each(migrations.filter(({ version }) => version > lastOfOneStep))(
    '$version ($title) leaves the release before at work, or comes after one that did',
    ({ version, isAdditive, completes = version, statements }) => {
      if (isAdditive !== true) return expect(completes).toBeLessThan(version);
      const others = statements.filter((text) => !additions.some((known) => known.test(text.trim())));
      const columns = statements.flatMap((text) => text.match(/add column [^,]+/g) ?? []);
      expect(others).toEqual([]);
      expect(columns.filter((text) => /not null/.test(text) && !/default/.test(text))).toEqual([]);
      return undefined;
    },
  );
});
