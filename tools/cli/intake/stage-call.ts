import { isEncoding } from '../../../gateway/intake/staging/read-text.ts';
import { UsageError } from '../command.ts';
import { parseCall } from '../parse-call.ts';

export const stageUsage = 'npm run cli -- stage FILE [--organization ID] [--mapping FILE] [--dry-run]';

const options = {
  organization: { type: 'string' },
  mapping: { type: 'string' },
  format: { type: 'string' },
  encoding: { type: 'string' },
  rejected: { type: 'string' },
  'dry-run': { type: 'boolean' },
  whole: { type: 'boolean' },
} as const;

const formats = ['csv', 'ndjson', 'bundle'] as const;

export type StageFormat = (typeof formats)[number];

const formatByEnding: Readonly<Record<string, StageFormat>> = {
  ...{ csv: 'csv', tsv: 'csv', txt: 'csv' },
  ...{ ndjson: 'ndjson', jsonl: 'ndjson', json: 'bundle' },
};

export interface StageCall {
  readonly file: string;
  readonly organization: string;
  readonly format: StageFormat;
  readonly mapping?: string;
  readonly encoding?: string;
  /** Path of the report of rejected lines. */
  readonly rejected: string;
  readonly isDryRun: boolean;
  readonly isWhole: boolean;
}

/** Reads the arguments of `stage`. Throws `UsageError` with a sentence on the right usage. */
export function parseStageCall(args: readonly string[], usual: string | undefined): StageCall {
  const { values, positionals } = parseCall({ args, options, usage: stageUsage });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new UsageError(`Name one file. Usage: ${stageUsage}`);
  const text = (name: 'organization' | 'mapping' | 'format' | 'encoding' | 'rejected') => {
    const value = values[name];
    return typeof value === 'string' ? value : undefined;
  };
  const [mapping, encoding] = [text('mapping'), text('encoding')];
  if (encoding !== undefined && !isEncoding(encoding))
    throw new UsageError(
      `There is no encoding "${encoding}". Say utf-8, windows-1252 or utf-16le, for example.`,
    );
  return {
    file,
    organization: organizationOf(text('organization') ?? usual),
    format: formatOf(text('format'), file),
    ...(mapping !== undefined && { mapping }),
    ...(encoding !== undefined && { encoding }),
    rejected: text('rejected') ?? `${file}.rejected.csv`,
    isDryRun: values['dry-run'] === true,
    isWhole: values.whole === true,
  };
}

function organizationOf(id: string | undefined): string {
  if (id !== undefined && /^[\w.-]+$/.test(id)) return id;
  throw new UsageError(
    `Say with --organization whose members they are: only users of that organization find them. Usage: ${stageUsage}`,
  );
}

function formatOf(given: string | undefined, file: string): StageFormat {
  const ending = /\.([a-z]+)(\.gz)?$/i.exec(file)?.[1]?.toLowerCase() ?? '';
  const found = formats.find((each) => each === given) ?? formatByEnding[ending];
  if (found !== undefined && (given === undefined || given === found)) return found;
  throw new UsageError(
    `Say with --format how the file is written: ${formats.join(', ')}. Usage: ${stageUsage}`,
  );
}
