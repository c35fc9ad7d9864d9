import { exampleRecord } from '../../engine/compiler/examples/example-file.ts';
import type { ExamplesFile } from '../../engine/compiler/files/examples.ts';
import { readSchemaSet, schemaSetDiagnostics } from '../../engine/compiler/read-schema-set.ts';
import { readSources } from '../../engine/compiler/source/read-sources.ts';
import type { JsonObject } from '../../engine/core/json/json.ts';

/** Lists the valid records among an entity's own examples, which satisfy rules that no generator knows. */
export type ExampleRecords = (entity: string) => readonly JsonObject[];

/** Reads the examples of the schema set in a product's folder. */
export async function readExampleRecords(root: string): Promise<ExampleRecords> {
  const set = readSchemaSet(await readSources(root), schemaSetDiagnostics());
  const files = [...set.of('examples').values()].map(({ value }) => value as ExamplesFile);
  return (entity) =>
    files
      .filter((file) => file.entity === entity)
      .flatMap((file) =>
        file.examples
          .filter(({ problems }) => problems.length === 0)
          .map((example) => (exampleRecord(file, example) ?? {}) as JsonObject),
      );
}
