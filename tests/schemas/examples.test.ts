import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { product } from '../../generated/product.ts';
import { formatDiagnostics } from '../../tools/compiler/diagnostics.ts';
import { readSchemaSet, schemaSetDiagnostics } from '../../tools/compiler/read-schema-set.ts';
import { readSources } from '../../tools/compiler/source/read-sources.ts';
import { judgeExamples } from '../../tools/examples/judge-examples.ts';

const texts = await readSources(resolve(import.meta.dirname, '../..'));
const { files } = readSchemaSet(texts, schemaSetDiagnostics());

it('have the problems that they name, and break every rule at least once', () => {
  expect(files.filter(({ kind }) => kind === 'examples').length).toBeGreaterThan(20);
  expect(formatDiagnostics(judgeExamples(product, files))).toBe('');
});
