import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isForTests } from '../../engine/compiler/content-stamp.ts';
import { projectRoot } from './process.ts';

/** Sources of the product. The types of schema files are left out: each module of these names the members of one kind. */
const sources = '{engine,features,gateway,screens,studio,tools}/**/*.{ts,tsx}';
const typesOfFiles = 'engine/compiler/files/';

const exported = /^export (?:async |abstract )*(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm;

/** Lists the names that several modules export, each with its modules. */
function namesExportedTwice(): readonly string[] {
  const modules = new Map<string, Set<string>>();
  for (const file of globSync(sources, { cwd: projectRoot })) {
    if (isForTests(file) || file.startsWith(typesOfFiles)) continue;
    for (const [, name = ''] of readFileSync(join(projectRoot, file), 'utf8').matchAll(exported))
      modules.set(name, (modules.get(name) ?? new Set()).add(file));
  }
  return [...modules].flatMap(([name, files]) =>
    files.size > 1 ? [`${name}: ${[...files].join(', ')}`] : [],
  );
}

it('leads from a name to one module, but for the two sides of a wire and the doors of what loads late', () => {
  const twice = namesExportedTwice();
  expect(twice.length, twice.join('\n')).toBeLessThan(40);
});
