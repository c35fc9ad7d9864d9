import type { Log, LogFields } from './log.ts';

/** Database that is probed for availability. */
interface Source {
  query(statement: string): Promise<unknown>;
}

/** Log that reports an outage of the database in two lines, however many requests fail meanwhile. */
export interface OutageLog extends Log {
  /** Starts probing the database; until then every line is written at once. */
  readonly watch: (database: Source) => void;
}

interface HeldLine {
  readonly level: 'warn' | 'error';
  readonly event: string;
  readonly fields: LogFields;
}

/** Milliseconds between two probes for the database during an outage. */
const pause = 1_000;

/**
 * Wraps a log to hold failures back while probing the database. If the database answers, writes them; otherwise
 * writes one line at once, another with the outage's seconds at its end, and the failures at debug level only.
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
