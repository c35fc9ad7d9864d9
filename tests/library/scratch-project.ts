import { execFile, spawn } from 'node:child_process';
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { build, createServer, type Plugin, preview } from 'vite';
import { libraryTexts } from '../../engine/compiler/library.fixture.ts';
import { buildEngine } from '../../engine/library/build-engine.ts';
import { packageName } from '../../engine/library/in-package.ts';
import { freePort } from '../../tools/dev/free-port.ts';
import { projectRoot, runScript } from '../../tools/quality/process.ts';
import { childEnvironment } from '../browser/harness/environment.ts';

const run = promisify(execFile);

/** Names of the folders below examples/ that begin with the package. */
export const examples = ['examples/form', 'examples/embedded'];

/** Address of a page that a test has opened to browsers. */
export interface Served {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * Makes two projects outside of this one, with the package from its tarball as a dependency, the examples of its
 * README and the schemas of a library of books.
 */
export async function makeScratchProject(folder: string): Promise<void> {
  const built = join(folder, '../built');
  await buildEngine(projectRoot, built);
  const home = join(folder, 'node_modules', packageName);
  await unpack(built, home);
  await linkDependencies(folder, home);
  const readme = await readFile(join(home, 'README.md'), 'utf8');
  for (const [, path = '', text = ''] of readme.matchAll(/```tsx? (\S+)\n([\s\S]*?)```/g))
    await put(folder, path, text);
  for (const [path, text] of libraryTexts) await put(folder, path, text);
}

/** Unpacks the tarball that `npm publish` would send. */
async function unpack(built: string, home: string): Promise<void> {
  const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', built], { cwd: built });
  await mkdir(home, { recursive: true });
  await run('tar', ['-xzf', join(built, stdout.trim()), '--strip-components=1', '-C', home]);
}

/** Links the packages that `npm install` would fetch, from this project. */
async function linkDependencies(folder: string, home: string): Promise<void> {
  const file = JSON.parse(await readFile(join(home, 'package.json'), 'utf8')) as Record<string, object>;
  const asked = [file['dependencies'], file['peerDependencies']].flatMap((names) => Object.keys(names ?? {}));
  const names = [...asked, 'vite', 'csstype', '@types/react'].map((name) => name.split('/')[0] ?? name);
  for (const name of new Set(names))
    await symlink(join(projectRoot, 'node_modules', name), join(folder, 'node_modules', name));
}

/** Runs the command line of the package's compiler over the project, or over a folder in it. */
export async function compileByCommand(folder: string, within = ''): Promise<string> {
  const home = join(folder, 'node_modules', packageName);
  const { bin } = JSON.parse(await readFile(join(home, 'package.json'), 'utf8')) as {
    readonly bin: Readonly<Record<string, string>>;
  };
  const { output } = await runScript(join(home, bin['compile-schemas'] ?? ''), [join(folder, within)]);
  return output;
}

/** Copies an example into the project and compiles its schemas; returns what the compiler says. */
export async function copyExample(folder: string, name: string): Promise<string> {
  await cp(join(projectRoot, name), join(folder, name), { recursive: true });
  return compileByCommand(folder, name);
}

/** Builds the page of an example by its own configuration. */
export async function buildExample(folder: string, name: string): Promise<void> {
  const root = join(folder, name);
  await build({ ...plainBuild(root), configFile: join(root, 'vite.config.ts') });
}

export async function serveBuilt(root: string): Promise<Served> {
  const server = await preview({ ...plainBuild(root), preview: { port: 0 } });
  return { url: server.resolvedUrls?.local[0] ?? '', close: () => server.close() };
}

/** Starts the server of an example, on a free port. */
export async function startServer(root: string): Promise<Served> {
  const port = await freePort();
  const child = spawn(process.execPath, ['server.ts'], {
    cwd: root,
    env: childEnvironment({ PORT: String(port) }),
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve());
    child.stderr.once('data', (text) => reject(new Error(String(text))));
  });
  const close = async () => {
    child.kill();
    await ended;
  };
  return { url: `http://localhost:${port}/`, close };
}

export async function put(folder: string, path: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}

/** Bundles a module of the project as a library; returns the resulting text. */
export async function bundle(folder: string, entry: string): Promise<string> {
  const texts: string[] = [];
  const collect: Plugin = {
    name: 'collect',
    generateBundle(_options, output) {
      for (const file of Object.values(output)) if (file.type === 'chunk') texts.push(file.code);
    },
  };
  const lib = {
    entry: join(folder, entry),
    formats: ['es' as const],
    fileName: () => 'bundle.js',
    cssFileName: 'bundle',
  };
  await build({ ...plainBuild(folder), plugins: [collect], build: { write: false, minify: false, lib } });
  return texts.join('\n');
}

/** Builds the pages of the project by the configuration of its README, and serves them. */
export async function servePages(folder: string): Promise<Served> {
  const configFile = join(folder, 'vite.config.ts');
  const input = ['index.html', 'alone/index.html'].map((path) => join(folder, path));
  await build({ ...plainBuild(folder), configFile, build: { rollupOptions: { input } } });
  return serveBuilt(folder);
}

/** Serves the page of the project from source, by the configuration of its README. */
export async function serveSources(folder: string): Promise<Served> {
  const server = await createServer({
    ...plainBuild(folder),
    configFile: join(folder, 'vite.config.ts'),
    // Allows files outside of the folder, where linked packages are, unlike installed ones.
    server: { port: 0, fs: { strict: false } },
  });
  await server.listen();
  return { url: server.resolvedUrls?.local[0] ?? '', close: () => server.close() };
}

function plainBuild(folder: string) {
  return { configFile: false as const, root: folder, logLevel: 'silent' as const };
}

/** Runs the type checker over the project's files and lists its problems. */
export async function typeProblems(folder: string): Promise<string> {
  const compilerOptions = {
    ...{
      noEmit: true,
      strict: true,
      skipLibCheck: true,
      jsx: 'react-jsx',
      target: 'es2024',
      module: 'esnext',
    },
    ...{
      moduleResolution: 'bundler',
      allowImportingTsExtensions: true,
      lib: ['es2024', 'dom', 'dom.iterable'],
    },
    ...{ types: ['react', 'vite/client', 'node'] },
  };
  await put(
    folder,
    'tsconfig.json',
    JSON.stringify({
      compilerOptions,
      include: ['src', 'alone', 'generated', 'vite.config.ts', ...examples],
    }),
  );
  const tsc = join(projectRoot, 'node_modules/typescript/bin/tsc');
  return (await runScript(tsc, ['--project', folder, '--pretty', 'false'])).output;
}
