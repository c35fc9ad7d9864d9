import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../../tools/quality/process.ts';
import { type SyntaxNode, walkSource } from '../../tools/quality/source-terms.ts';
import { specificationWordsIn } from './specification-words.ts';

/** Names of formats, by which other systems know them. */
const formats = /JSON Schema|\.json/g;

/** Lists literals shown to users, recognized by an initial capital letter or by several words. */
function readTexts(source: string, file: string): readonly string[] {
  const found: string[] = [];
  walkSource(source, file, (node) => {
    const text = textOf(node).replaceAll(/\s+/g, ' ').trim();
    const isCode = /\bselect |\bexport |\bis null\b/.test(text);
    if (!isCode && /^[A-Z“][a-z]|[a-z] [a-z]+ [a-z]/.test(text)) found.push(text);
  });
  return found;
}

function textOf(node: SyntaxNode): string {
  if (node.type === 'JSXText' || node.type === 'StringLiteral') return String(node['value']);
  const cooked = node.type === 'TemplateElement' ? node['cooked'] : undefined;
  return typeof cooked === 'string' ? cooked : '';
}

it('nothing that the Studio says by itself names a specification language', () => {
  const files = globSync('studio/{page,server,workbench}/**/*.{ts,tsx}', { cwd: projectRoot }).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  const read = files.flatMap((file) =>
    readTexts(readFileSync(join(projectRoot, file), 'utf8'), file).map((text) => ({ file, text })),
  );
  expect(read.length).toBeGreaterThan(400);
  const technical = read.filter(({ text }) => specificationWordsIn(text.replaceAll(formats, '')).length > 0);
  expect(technical.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
});
