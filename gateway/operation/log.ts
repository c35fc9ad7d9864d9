import { type LogLevel, logLevels } from './config.ts';
import { isDatabaseAway } from './errors.ts';

/**
 * Fields of a log line: ids, codes, counts and times. Never a value of a record, a query string, or a database message,
 * which repeats values.
 */
export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

export interface Log {
  readonly debug: (event: string, fields?: LogFields) => void;
  readonly info: (event: string, fields?: LogFields) => void;
  readonly warn: (event: string, fields?: LogFields) => void;
  readonly error: (event: string, fields?: LogFields) => void;
}

export interface LogOptions {
  readonly level: LogLevel;
  readonly write: (line: string) => void;
  /** True for lines for a person instead of JSON for a collector. */
  readonly isReadable?: boolean;
  readonly now?: () => Date;
}

export function createLog({ level, write, isReadable = false, now = () => new Date() }: LogOptions): Log {
  const threshold = logLevels.indexOf(level);
  const render = isReadable ? readableLine : jsonLine;
  const at =
    (lineLevel: LogLevel) =>
    (event: string, fields: LogFields = {}) => {
      if (logLevels.indexOf(lineLevel) < threshold) return;
      write(`${render(now().toISOString(), lineLevel, event, fields)}\n`);
    };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

/** Creates the log of a running gateway on standard error, readable on a terminal. */
export function createProcessLog(level: LogLevel): Log {
  return createLog({
    level,
    isReadable: process.stderr.isTTY === true,
    write: (line) => void process.stderr.write(line),
  });
}

export const silentLog: Log = createLog({ level: 'silent', write: () => undefined });

/**
 * Describes an error by its class, code and origin. Omits the message, since databases and parsers quote the offending
 * value.
 */
export function describeError(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return {
    error: error.name,
    ...(code === undefined ? {} : { errorCode: code }),
    ...(isDatabaseAway(error) ? { isOutage: true } : {}),
    at: stackFrames(error),
  };
}

function stackFrames(error: Error): string {
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return frames
    .slice(0, 6)
    .map((frame) => frame.trim())
    .join(' | ');
}

function jsonLine(time: string, level: LogLevel, event: string, fields: LogFields): string {
  return JSON.stringify({ time, level, event, ...fields });
}

function readableLine(time: string, level: LogLevel, event: string, fields: LogFields): string {
  const details = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${String(value).replace(/\s+/g, ' ')}`);
  return [time.slice(11, 19), level.padEnd(5), event, ...details].join(' ');
}
