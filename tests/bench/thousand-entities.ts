import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { compile as compileTypes, type JSONSchema } from 'json-schema-to-typescript';
import { compileSources } from '../../engine/compiler/compile.ts';
import { formatDiagnostics } from '../../engine/compiler/diagnostics.ts';
import { ratio } from './measure.ts';
import { syntheticSet } from './synthetic-set.ts';

const entities = 1000;

interface Part {
  readonly milliseconds: number;
  /** Largest resident memory, in KiB. */
  readonly memory: number;
}

/**
 * Compares the whole compiler over 1,000 entities with json-schema-to-typescript alone; each in a process of its own.
 */
export async function benchThousandEntities(): Promise<readonly string[]> {
  const whole = measureApart('whole');
  const types = measureApart('types');
  const plain = measureApart('types-unformatted');
  return [
    `${entities} entities, whole compiler : json-schema-to-typescript alone (as it comes) = ${ratio(whole.milliseconds, types.milliseconds)}`,
    `${entities} entities, whole compiler : json-schema-to-typescript alone (without its formatting) = ${ratio(whole.milliseconds, plain.milliseconds)}`,
    `peak memory: ${toMebibytes(whole.memory)} MiB whole, ${toMebibytes(types.memory)} MiB json-schema-to-typescript alone`,
  ];
}

function toMebibytes(kibibytes: number): number {
  return Math.round(kibibytes / 1024);
}

const parts: Readonly<Record<string, () => Promise<unknown>>> = {
  whole: compileWhole,
  types: () => compileTypesAlone({}),
  'types-unformatted': () => compileTypesAlone({ format: false }),
};

async function compileWhole(): Promise<void> {
  const { diagnostics, files } = await compileSources(syntheticSet(entities));
  if (files.length < entities * 4) throw new Error(formatDiagnostics(diagnostics.slice(0, 5)));
}

async function compileTypesAlone(options: { readonly format?: boolean }): Promise<void> {
  for (const [path, text] of syntheticSet(entities)) {
    if (!path.endsWith('.schema.json')) continue;
    const schema = JSON.parse(text) as { properties: Record<string, unknown> };
    schema.properties['colour'] = { enum: ['red', 'green', 'blue'] };
    await compileTypes(schema as JSONSchema, 'Thing', options);
  }
}

function measureApart(part: string): Part {
  const { stdout, stderr, status } = spawnSync(process.execPath, [fileURLToPath(import.meta.url), part], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The part "${part}" failed:\n${stderr}`);
  return JSON.parse(stdout) as Part;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const work = parts[process.argv[2] ?? ''];
  const start = process.cpuUsage();
  await work?.();
  // Measures processor time, which other load of the machine affects less than elapsed time.
  const { user, system } = process.cpuUsage(start);
  const milliseconds = (user + system) / 1000;
  process.stdout.write(JSON.stringify({ milliseconds, memory: process.resourceUsage().maxRSS }));
}
