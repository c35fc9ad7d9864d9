import { resolve } from 'node:path';
import { recordOf } from '../../engine/compiler/examples/example-file.ts';
import type { ExamplesFile } from '../../engine/compiler/files/examples.ts';
import { readSchemaSet, schemaSetDiagnostics } from '../../engine/compiler/read-schema-set.ts';
import { readSources } from '../../engine/compiler/source/read-sources.ts';
import type { JsonObject } from '../../engine/core/json/json.ts';

const texts = await readSources(resolve(import.meta.dirname, '../..'));
const files = [...readSchemaSet(texts, schemaSetDiagnostics()).of('examples').values()].map(
  ({ value }) => value as ExamplesFile,
);

/** Lists the valid records among an entity's own examples, which satisfy rules that no generator knows. */
export function exampleRecords(entity: string): readonly JsonObject[] {
  return files
    .filter((file) => file.entity === entity)
    .flatMap((file) =>
      file.examples
        .filter(({ problems }) => problems.length === 0)
        .map((example) => (recordOf(file, example) ?? {}) as JsonObject),
    );
}
