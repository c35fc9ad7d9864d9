import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderRows, roomsOfGuide, ruleOf } from './arrow-table.ts';
import { projectRoot, runScript } from './process.ts';

const cruiser = join(projectRoot, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
const config = join(projectRoot, '.dependency-cruiser.config.mjs');

/** Tiny project in which each file breaks the rule that it is named after. */
const wrongs: Readonly<Record<string, string>> = {
  'engine/core/knows-react.ts': "import type { ReactNode } from 'react';\nexport type A = ReactNode;",
  'engine/core/knows-node.ts': "import { join } from 'node:path';\nexport const a = join('a');",
  'engine/react/knows-rjsf.ts': "import type { FormProps } from '@rjsf/core';\nexport type A = FormProps;",
  'engine/react/form/rjsf/adapter.ts':
    "import type { FormProps } from '@rjsf/core';\nexport type A = FormProps;",
  'features/loans/page/knows-node.ts': "import { join } from 'node:path';\nexport const a = join('a');",
  'examples/loans/page/knows-node.ts': "import { join } from 'node:path';\nexport const a = join('a');",
  'product.ts': "export { build } from 'vite';\nexport const planted = 1;",
  'screens/circle-a.ts': "import type { B } from './circle-b.ts';\nexport type A = B;",
  'screens/circle-b.ts': "import type { A } from './circle-a.ts';\nexport type B = A;",
  'screens/leads-nowhere.ts': "export { a } from './missing.ts';",
};

interface Pair {
  readonly rule: string;
  readonly file: string;
  readonly target: string;
  readonly isAllowed: boolean;
}

/** Pairs of every folder of the table with every other one. */
function folderPairs(): readonly Pair[] {
  const rows = folderRows(projectRoot);
  return rows.flatMap(({ folder, mayImport }) =>
    rows
      .filter((other) => other.folder !== folder)
      .map((other) => ({
        rule: ruleOf(folder),
        ...planted(folder, other.folder),
        isAllowed: mayImport === 'all' || mayImport.includes(other.folder) || other.folder.startsWith(folder),
      })),
  );
}

/** Pairs of every room with every room of another row. */
function roomPairs(): readonly Pair[] {
  return roomsOfGuide(projectRoot).flatMap(({ folder, rows }) =>
    rows.flatMap((rooms, at) =>
      rooms.flatMap((room) =>
        rows.flatMap((others, height) =>
          height === at
            ? []
            : others.map((other) => ({
                rule: ruleOf(`${folder}/${room}`),
                ...planted(`${folder}/${room}`, `${folder}/${other}`),
                isAllowed: height < at,
              })),
        ),
      ),
    ),
  );
}

/** Writes a file with an import into a folder, or beside a file of that name. */
function planted(from: string, to: string) {
  const inside = (folder: string, name: string) =>
    folder.endsWith('.ts') ? folder : `${folder.replaceAll('*', 'loans')}${name}.ts`;
  return { file: inside(from, `knows-${ruleOf(to)}`), target: inside(to, 'planted') };
}

const pairs = [...folderPairs(), ...roomPairs()];
const between = pairs.filter(({ file }) => file.includes('/knows-'));

let root = '';
let output = '';

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'arrows-'));
  for (const { target } of pairs) write(target, 'export const planted = 1;');
  for (const { file, target } of between)
    write(file, `export { planted } from '${posix.relative(posix.dirname(file), target)}';`);
  for (const [path, source] of Object.entries(wrongs)) write(path, source);
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
  write('package.json', '{ "type": "module", "dependencies": { "react": "*", "@rjsf/core": "*" } }');
  const folders = [
    ...[
      'engine',
      'examples',
      'features',
      'gateway',
      'generated',
      'platform',
      'schemas',
      'screens',
      'studio',
      'tools',
    ],
    'product.ts',
  ];
  ({ output } = await runScript(
    cruiser,
    ['--config', config, '--output-type', 'err', '--no-progress', ...folders],
    root,
  ));
});

afterAll(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

describe('the arrows between folders', () => {
  it.each(between)('from $file to $target are what the guide says', ({ rule, file, target, isAllowed }) => {
    const refusal = `error ${rule}: ${file} → ${target}`;
    if (isAllowed) expect(output).not.toContain(refusal);
    else expect(output).toContain(refusal);
  });

  it('are refused from hundreds of places', () => {
    expect(between.filter(({ isAllowed }) => !isAllowed).length).toBeGreaterThan(400);
  });

  it.each([
    ['engine-core-knows-no-framework', 'engine/core/knows-react.ts'],
    ['engine-core-knows-no-host', 'engine/core/knows-node.ts'],
    ['rjsf-stays-behind-its-adapter', 'engine/react/knows-rjsf.ts'],
    ['browser-code-knows-no-node', 'features/loans/page/knows-node.ts'],
    ['browser-code-knows-no-node', 'examples/loans/page/knows-node.ts'],
    ['product-runs-without-dev-dependencies', 'product.ts'],
    ['no-cycles', 'screens/circle-a.ts'],
    ['imports-resolve', 'screens/leads-nowhere.ts'],
  ])('%s refuses %s', (arrow, file) => {
    expect(output).toContain(`error ${arrow}: ${file}`);
  });

  it('let the form adapter import what it adapts', () => {
    expect(output).not.toContain(': engine/react/form/rjsf/adapter.ts');
  });
});
