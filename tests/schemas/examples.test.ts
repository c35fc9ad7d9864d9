import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { formatDiagnostics } from '../../engine/compiler/diagnostics.ts';
import { judgeExamples } from '../../engine/compiler/examples/judge-examples.ts';
import { readSchemaSet, schemaSetDiagnostics } from '../../engine/compiler/read-schema-set.ts';
import { readSources } from '../../engine/compiler/source/read-sources.ts';
import { product } from '../../generated/product.ts';

const texts = await readSources(resolve(import.meta.dirname, '../..'));
const { files } = readSchemaSet(texts, schemaSetDiagnostics());

it('have the problems that they name, and break every rule at least once', () => {
  expect(files.filter(({ kind }) => kind === 'examples').length).toBeGreaterThan(20);
  expect(formatDiagnostics(judgeExamples(product, files))).toBe('');
});
