import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot, runScript } from './process.ts';

const cruiser = join(projectRoot, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
const config = join(projectRoot, '.dependency-cruiser.config.mjs');

/** A tiny project in which every file breaks the one arrow it is named after. */
const wrongs: Readonly<Record<string, string>> = {
  'engine/core/good.ts': 'export const good = 1;',
  'generated/product.ts': "export { good } from '../engine/core/good.ts';",
  'gateway/store.ts': 'export const store = 1;',
  'screens/shell.ts': 'export const shell = 1;',
  'engine/compiler/emit.ts': 'export const emit = 1;',
  'tools/demo/people.ts': 'export const people = 1;',
  'engine/core/knows-react.ts': "import type { ReactNode } from 'react';\nexport type A = ReactNode;",
  'engine/core/knows-node.ts': "import { join } from 'node:path';\nexport const a = join('a');",
  'engine/core/knows-screens.ts':
    "import type { shell } from '../../screens/shell.ts';\nexport type A = typeof shell;",
  'engine/react/knows-generated.ts': "export { good } from '../../generated/product.ts';",
  'engine/react/knows-rjsf.ts': "import type { FormProps } from '@rjsf/core';\nexport type A = FormProps;",
  'engine/react/form/rjsf/adapter.ts':
    "import type { FormProps } from '@rjsf/core';\nexport type A = FormProps;",
  'generated/knows-gateway.ts': "export { store } from '../gateway/store.ts';",
  'screens/knows-gateway.ts': "export { store } from '../gateway/store.ts';",
  'gateway/knows-generated.ts': "export { good } from '../generated/product.ts';",
  'gateway/main.ts': "export { handlers } from '../features/all/server/handlers.ts';",
  'features/all/server/handlers.ts': "export { store as handlers } from '../../../gateway/store.ts';",
  'features/loans/page/Loans.ts': "export { handlers } from '../../all/server/handlers.ts';",
  'engine/compiler/check/check.ts': 'export const check = 1;',
  'engine/compiler/plan/knows-check.ts': "export { check } from '../check/check.ts';",
  'engine/compiler/knows-tools.ts': "export { people } from '../demo/people.ts';",
  'tools/demo/knows-gateway.ts': "export { store } from '../../gateway/store.ts';",
  'tools/commands/start.ts': "export { store } from '../../gateway/store.ts';",
  'screens/circle-a.ts': "import type { B } from './circle-b.ts';\nexport type A = B;",
  'screens/circle-b.ts': "import type { A } from './circle-a.ts';\nexport type B = A;",
  'screens/leads-nowhere.ts': "export { a } from './missing.ts';",
};

let root = '';
let output = '';

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'arrows-'));
  for (const [path, source] of Object.entries(wrongs)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), source);
  }
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
  writeFileSync(
    join(root, 'package.json'),
    '{ "type": "module", "dependencies": { "react": "*", "@rjsf/core": "*" } }',
  );
  const folders = ['engine', 'features', 'gateway', 'generated', 'screens', 'tools'];
  ({ output } = await runScript(
    cruiser,
    ['--config', config, '--output-type', 'err', '--no-progress', ...folders],
    root,
  ));
});

afterAll(() => rmSync(root, { recursive: true }));

describe('the arrows between folders', () => {
  it.each([
    ['engine-core-knows-no-framework', 'engine/core/knows-react.ts'],
    ['engine-core-knows-no-host', 'engine/core/knows-node.ts'],
    ['engine-core-stands-alone', 'engine/core/knows-screens.ts'],
    ['engine-react-knows-only-engine', 'engine/react/knows-generated.ts'],
    ['rjsf-stays-behind-its-adapter', 'engine/react/knows-rjsf.ts'],
    ['generated-knows-only-engine-core', 'generated/knows-gateway.ts'],
    ['screens-know-engine-and-generated', 'screens/knows-gateway.ts'],
    ['gateway-knows-engine-core', 'gateway/knows-generated.ts'],
    ['gateway-knows-engine-core', 'gateway/main.ts'],
    ['pages-know-no-gateway', 'features/loans/page/Loans.ts'],
    ['compiler-knows-engine-core', 'engine/compiler/knows-tools.ts'],
    ['compiler-plan-knows-what-is-below', 'engine/compiler/plan/knows-check.ts'],
    ['tools-know-engine-core', 'tools/demo/knows-gateway.ts'],
    ['no-cycles', 'screens/circle-a.ts'],
    ['imports-resolve', 'screens/leads-nowhere.ts'],
  ])('%s refuses %s', (arrow, file) => {
    expect(output).toContain(`error ${arrow}: ${file}`);
  });

  it('let composition roots and the form adapter import what they put together', () => {
    expect(output).not.toContain(': features/all/server/handlers.ts');
    expect(output).not.toContain(': tools/commands/start.ts');
    expect(output).not.toContain(': engine/react/form/rjsf/adapter.ts');
  });
});
