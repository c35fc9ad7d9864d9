import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readRevision } from '../../engine/compiler/impact/read-revision.ts';
import { readSources } from '../../engine/compiler/source/read-sources.ts';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { createSchemaStore } from '../../gateway/versions/schema-store.ts';
import { runCliInto } from '../../tools/cli/cli.fixture.ts';
import type { CliServices } from '../../tools/cli/command.ts';
import { createMemoryTarget } from '../../tools/cli/memory-target.fixture.ts';
import { pulledVersion } from '../../tools/cli/pulled-version.ts';
import { projectRoot } from '../../tools/quality/process.ts';
import { release, studioParts } from '../publishing/studio-parts.ts';
import { useProductGateway } from './harness/product-gateway.ts';

const api = '/api/regimen/studio';
const path = 'schemas/allergy/allergy.schema.json';
const parts = await studioParts();

/** Reads the commands of docs/operator/publishing.md, each as its arguments, in the page's order. */
async function documented(): Promise<readonly (readonly string[])[]> {
  const page = await readFile(join(projectRoot, 'docs/operator/publishing.md'), 'utf8');
  const [, section = ''] = page.split('## Between the database and files');
  const [, block = ''] = /```sh\n([\s\S]*?)```/.exec(section) ?? [];
  return [...block.matchAll(/^npm run cli -- (.*?)(?: +#.*)?$/gm)].map(([, line = '']) =>
    [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? ''),
  );
}

describe('bringing files into the Studio from a clone', () => {
  const gateway = useProductGateway(parts);
  const { as, followed } = gateway;
  let root: string;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'regimen-clone-'));
  });
  beforeEach(async () => {
    await followed();
    await rm(root, { recursive: true, force: true });
    for (const [name, text] of release) {
      await mkdir(dirname(join(root, name)), { recursive: true });
      await writeFile(join(root, name), text);
    }
    git('init', '--quiet');
    commit('The release');
  });
  afterAll(() => rm(root, { recursive: true, force: true }));

  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root });
  function commit(message: string) {
    git('add', '--all');
    const by = ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.org', '-c', 'commit.gpgsign=false'];
    git(...by, 'commit', '--quiet', '-m', message);
  }

  /** Runs the command line in the folder with its git repository, on the database of the running product. */
  function run(args: readonly string[]) {
    const services: Partial<CliServices> = {
      schemaTexts: (revision) => (revision === undefined ? readSources(root) : readRevision(root, revision)),
      openSchemas: async () => ({ ...createSchemaStore(gateway.database()), close: async () => undefined }),
      pulled: pulledVersion(root),
    };
    return runCliInto(async () => createMemoryTarget(), args, services);
  }
  const change = () =>
    writeFile(join(root, path), (release.get(path) ?? '').replace('"maxLength": 60', '"maxLength": 40'));
  const waiting = async () =>
    (await as('admin')('GET', `${api}/changes`)).body['changes'] as readonly JsonObject[];

  it('is what docs/operator/publishing.md says, command by command', async () => {
    const commands = await documented();
    expect(commands.map(([, direction]) => direction)).toEqual(['pull', 'pull', 'push']);
    for (const command of commands) {
      if (command[1] === 'push') await change();
      expect(await run(command), command.join(' ')).toMatchObject({ exitCode: 0, complaints: [] });
    }
    expect(await waiting()).toMatchObject([
      { title: 'Shorter notes', authorName: 'Clara Clinical', files: [{ path }] },
    ]);
  });

  it('works the first time without a pull, from what is in no commit, and says how from what is', async () => {
    const push = ['studio', 'push', '--title', 'Shorter', '--author', 'clinical@demo.test'];
    await change();
    commit('Shorter');
    const committed = await run(push);
    expect(committed).toMatchObject({ exitCode: 0, said: expect.stringContaining('--base HEAD~1') });
    expect(await waiting()).toEqual([]);
    expect(await run([...push, '--base', 'HEAD~1'])).toMatchObject({ exitCode: 0 });
    expect(await waiting()).toMatchObject([{ title: 'Shorter' }]);

    git('reset', '--quiet', 'HEAD~1');
    expect(await run([...push, '--replace'])).toMatchObject({ exitCode: 0, complaints: [] });
    expect(await waiting()).toMatchObject([{ title: 'Shorter', files: [{ path }] }]);
  });
});
