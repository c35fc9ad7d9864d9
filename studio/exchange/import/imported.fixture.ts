import { expect } from 'vitest';
import { libraryTexts } from '../../../engine/compiler/library.fixture.ts';
import { readSources } from '../../../engine/compiler/source/read-sources.ts';
import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { ExchangeFormat } from '../../../engine/core/protocol/workbench.ts';
import { importReport } from '../../workbench/commands/import-form.ts';
import { runCommand } from '../../workbench/commands/run-command.ts';
import { checkTexts } from '../../workbench/rename/follow-diagnostics.ts';

export interface Imported {
  readonly schema: JsonObject;
  readonly form: JsonObject;
  readonly rules: JsonObject;
  readonly codes: Readonly<Record<string, JsonObject>>;
  /** Sentences on lost parts, by row of the source. */
  readonly left: Readonly<Record<string, readonly string[]>>;
}

/** Files of the shared types that imports name. */
const shared = [...(await readSources(process.cwd()))].filter(([path]) =>
  /^schemas\/shared\/(?:email|phone|zip)\.schema\.json$/.test(path),
);

/** Files of the library, with the shared types of the product. */
const texts = new Map([...shared, ...libraryTexts]);

/**
 * Imports a text, requires the compiler to accept the new files beside those of the library, and returns their
 * content.
 */
export function imported(format: ExchangeFormat, text: string): Imported {
  const command = { command: 'import', format, text, name: 'visit' } as const;
  const changed = runCommand(texts, command);
  expect(checkTexts(new Map([...texts, ...changed])).errors).toEqual([]);
  const read = (path: string) => JSON.parse(changed.get(path) ?? '{}') as JsonObject;
  const sets = [...changed.keys()].filter((path) => path.endsWith('.codes.json'));
  return {
    schema: read('schemas/visit/visit.schema.json')['properties'] as JsonObject,
    form: read('schemas/visit/visit.form.json'),
    rules: read('schemas/visit/visit.rules.json'),
    codes: Object.fromEntries(
      sets.map((path) => [path.replace(/^.*\/(.*)\.codes\.json$/, '$1'), read(path)]),
    ),
    left: Object.fromEntries(
      importReport(command)
        .filter(({ left }) => left.length > 0)
        .map(({ source, left }) => [source, left]),
    ),
  };
}
