import type { Log, LogFields } from './log.ts';

/** Database that is asked whether it is there. */
interface Source {
  query(statement: string): Promise<unknown>;
}

/** A log that tells of a database that is away in two lines, whatever fails meanwhile. */
export interface OutageLog extends Log {
  /** Asks the database from now on whether it is away; until then everything is written as it comes. */
  readonly watch: (database: Source) => void;
}

interface HeldLine {
  readonly level: 'warn' | 'error';
  readonly event: string;
  readonly fields: LogFields;
}

/** Milliseconds between two questions whether the database is back. */
const pause = 1_000;

/**
 * Holds what failed since the database could not be asked, and asks it. Where it answers, what was held is written as
 * it came. Where it does not, there is one line, and another with the seconds that it was away once it answers again;
 * what was held is written for debugging only.
 */
export function withOutages(log: Log, { now = Date.now, pauseMs = pause } = {}): OutageLog {
  let database: Source | undefined;
  const held: HeldLine[] = [];
  let isAsking = false;
  let suppressed = 0;
  let awaySince: number | undefined;

  const isThere = async (asked: Source) =>
    asked.query('select 1').then(
      () => true,
      () => false,
    );

  async function ask(asked: Source): Promise<void> {
    const begun = now();
    if (await isThere(asked)) return letGo();
    awaySince = begun;
    log.error('database.away', { errorCode: held[0]?.fields['errorCode'], during: held[0]?.event });
    suppress();
    while (!(await isThere(asked))) await new Promise((resolve) => setTimeout(resolve, pauseMs).unref());
    suppress();
    log.info('database.back', { seconds: Math.round((now() - awaySince) / 1_000), suppressed });
    awaySince = undefined;
    suppressed = 0;
  }

  function letGo(): void {
    for (const { level, event, fields } of held.splice(0)) log[level](event, fields);
  }

  function suppress(): void {
    suppressed += held.length;
    for (const { event, fields } of held.splice(0)) log.debug(event, fields);
  }

  const at =
    (level: HeldLine['level']) =>
    (event: string, fields: LogFields = {}) => {
      if (fields['isOutage'] !== true || database === undefined) return log[level](event, fields);
      held.push({ level, event, fields });
      if (awaySince !== undefined) return suppress();
      if (isAsking) return undefined;
      isAsking = true;
      return void ask(database).finally(() => {
        isAsking = false;
      });
    };

  return {
    ...log,
    warn: at('warn'),
    error: at('error'),
    watch(watched) {
      database = watched;
    },
  };
}
