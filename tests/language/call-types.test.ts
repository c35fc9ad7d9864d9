import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compileSources } from '../../engine/compiler/compile.ts';
import { errorsAmong } from '../../engine/compiler/diagnostics.ts';
import { writeFiles } from '../../engine/compiler/write-files.ts';
import { projectRoot, runScript } from '../../tools/quality/process.ts';
import { withFiles } from './holds.ts';

/** Handler of the call below: reads a body, a parameter and a record, and returns a response. */
const handler = `import type { Calls, Handlers, Records } from './generated/calls.types.ts';
type Call = Calls[Handlers['lend']];
export function lend(body: Call['body'], query: Call['query'], ticket: Records['ticket']): Call['answer'] {
  return { until: [body.copy, query.desk, ticket.receipt].join(' ') };
}
`;

const calls = {
  $schema: '../meta/calls.schema.json',
  calls: {
    lend: {
      title: 'Lend a copy',
      method: 'POST',
      path: '/api/{product}/lend',
      query: { desk: { type: 'string', required: true, description: 'Where.' } },
      body: {
        schema: {
          type: 'object',
          required: ['copy'],
          properties: { copy: { title: 'Copy', description: 'Which.', type: 'string' } },
        },
      },
      answer: { schema: { type: 'object', required: ['until'], properties: { until: { type: 'string' } } } },
      access: 'lend',
      store: { handler: 'lend' },
    },
  },
};

const ticket = {
  $schema: '../meta/entity.schema.json',
  title: 'Ticket',
  description: 'A copy that is out.',
  'x-record': { type: 'ticket', handlersOnly: true },
  type: 'object',
  properties: {
    type: { title: 'Type', description: 'The kind of record.', const: 'loan' },
    receipt: { title: 'Receipt', description: 'Its number.', type: 'string' },
  },
};

/** Changes of the schema set, each of which renames one member that the handler uses. */
const renamed: Readonly<Record<string, (text: string) => string>> = {
  nothing: (text) => text,
  body: (text) => text.replaceAll('copy', 'volume'),
  query: (text) => text.replaceAll('desk', 'counter'),
  answer: (text) => text.replaceAll('until', 'dueDate'),
  record: (text) => text.replaceAll('receipt', 'slip'),
  handler: (text) => text.replaceAll('"handler":"lend"', '"handler":"hand-out"'),
};

let root = '';
let output = '';

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'call-types-'));
  for (const [name, rename] of Object.entries(renamed)) {
    const { diagnostics, files } = await compileSources(
      withFiles({
        'schemas/desk/desk.calls.json': rename(JSON.stringify(calls)),
        'schemas/desk/ticket.schema.json': rename(JSON.stringify(ticket)),
      }),
    );
    expect(errorsAmong(diagnostics)).toEqual([]);
    await makeProject(join(root, name), files);
  }
  const tsconfig = { extends: join(projectRoot, 'tsconfig.json'), include: ['*/handler.ts'], exclude: [] };
  await writeFile(
    join(root, 'tsconfig.json'),
    JSON.stringify({ ...tsconfig, compilerOptions: { types: [] } }),
  );
  const tsc = join(projectRoot, 'node_modules/typescript/bin/tsc');
  ({ output } = await runScript(tsc, ['--project', root, '--pretty', 'false'], root));
});

afterAll(() => rm(root, { recursive: true, force: true }));

async function makeProject(folder: string, files: Parameters<typeof writeFiles>[1]): Promise<void> {
  await mkdir(folder);
  await writeFiles(folder, files);
  await symlink(join(projectRoot, 'engine'), join(folder, 'engine'));
  await writeFile(join(folder, 'handler.ts'), handler);
}

it('lets a handler compile that names what its contract names', () => {
  expect(output).not.toContain('nothing/handler.ts');
});

it.each(Object.keys(renamed).slice(1))(
  'stops compiling a handler whose %s was renamed in the contract',
  (name) => {
    expect(output).toContain(`${name}/handler.ts`);
  },
);
