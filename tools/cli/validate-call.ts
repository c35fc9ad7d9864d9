import { UsageError } from './command.ts';
import { parseCall } from './parse-call.ts';

const options = {
  schema: { type: 'string' },
  entity: { type: 'string' },
  record: { type: 'string', multiple: true },
  today: { type: 'string' },
  formats: { type: 'boolean' },
} as const;

export const validateUsage =
  'npm run cli -- validate (--schema FILE [--formats] | --entity NAME [--record NAME=FILE]… [--today YYYY-MM-DD])';

/** Call of `validate`, with the schema or entity to judge the lines by. */
export type ValidateCall =
  | { readonly kind: 'schema'; readonly file: string; readonly assertsFormats: boolean }
  | {
      readonly kind: 'entity';
      readonly entity: string;
      /** Files with the records that rules may read, by entity. */
      readonly records: ReadonlyMap<string, string>;
      readonly today: string | undefined;
    };

/** Reads the arguments of `validate`. Throws `UsageError` with a sentence on the right usage. */
export function parseValidateCall(args: readonly string[]): ValidateCall {
  const { values, positionals } = parseCall({ args, options, usage: validateUsage });
  if (positionals.length > 0)
    throw wrong(`"${positionals[0]}" is too much: the values to judge come on standard input.`);
  const { schema, entity } = values;
  if (typeof schema === 'string' && entity === undefined) {
    if (values.record !== undefined || values.today !== undefined)
      throw wrong('--record and --today are for the rules of an entity; a schema has none.');
    return { kind: 'schema', file: schema, assertsFormats: values.formats === true };
  }
  if (typeof entity !== 'string' || schema !== undefined) throw wrong('Give either --schema or --entity.');
  if (values.formats !== undefined)
    throw wrong('--formats is for --schema; an entity always minds its formats.');
  return { kind: 'entity', entity, records: recordsOf(values.record ?? []), today: dayOf(values.today) };
}

function recordsOf(given: readonly unknown[]): ReadonlyMap<string, string> {
  const pairs = given.map((text) => {
    const parts = /^([^=]+)=(.+)$/.exec(String(text));
    if (parts?.[1] === undefined || parts[2] === undefined)
      throw wrong('--record needs the name of an entity and a file, as in --record patient=patient.json.');
    return [parts[1], parts[2]] as const;
  });
  return new Map(pairs);
}

function dayOf(text: unknown): string | undefined {
  if (text === undefined) return undefined;
  const isDay = typeof text === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(text);
  const day = isDay ? new Date(`${text}T00:00:00Z`) : undefined;
  if (day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(String(text)))
    return String(text);
  throw wrong(`--today needs a day of the calendar, as in --today 2026-01-31.`);
}

function wrong(sentence: string): UsageError {
  return new UsageError(`${sentence} Usage: ${validateUsage}`);
}
