import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { createVitest, type TestModule, type Vitest } from 'vitest/node';
import { updateGenerated } from '../../tools/dev/compile-step.ts';
import { type Defence, type Outcome, type TestName, withoutDefence } from './defence.ts';

/**
 * Message to a process that tries defences one after another in its own copy of the project, which is its working
 * directory. Vitest stays open in between, so that only changed files are read again.
 */
export type ToLane = { readonly defence: Defence };
export type FromLane = { readonly outcome: Outcome };

const root = process.cwd();
const generated = join(root, 'generated');
const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });

const vitest = await createVitest(
  {
    root,
    watch: false,
    run: true,
    reporters: [{}],
    maxWorkers: 1,
    bail: 1,
    testTimeout: 60_000,
  },
  { cacheDir: join(root, 'test-results/vite'), logLevel: 'silent' },
  { stdout: nowhere, stderr: nowhere },
);

/** Results of tests with every defence in place, by their names. */
const baselines = new Map<string, Outcome | undefined>();

process.on('message', (message: ToLane) => void answer(message.defence));
process.on('disconnect', () => process.exit());
process.send?.({ isReady: true });

async function answer(defence: Defence): Promise<void> {
  const outcome = await outcomeOf(defence).catch((error: unknown): Outcome => {
    return { state: 'broken', why: error instanceof Error ? error.message : String(error) };
  });
  process.send?.({ outcome } satisfies FromLane);
}

async function outcomeOf(defence: Defence): Promise<Outcome> {
  const wrong = await baselineOf(defence.test);
  if (wrong !== undefined) return wrong;
  const path = join(root, defence.file);
  const whole = await readFile(path, 'utf8');
  const change = async (text: string) => {
    await writeFile(path, text);
    vitest.invalidateFile(path);
    if (defence.file.startsWith('schemas/')) await compileAnew();
  };
  await change(withoutDefence(whole, defence));
  try {
    return judged(await run(vitest, defence.test));
  } finally {
    await change(whole);
  }
}

/** Compiles the schemas again, since tests use the compiled files. */
async function compileAnew(): Promise<void> {
  await updateGenerated(root);
  for (const file of await readdir(generated, { recursive: true }))
    vitest.invalidateFile(join(generated, file));
}

async function baselineOf(test: TestName): Promise<Outcome | undefined> {
  const name = JSON.stringify(test);
  if (!baselines.has(name)) {
    baselines.set(name, unfit(await run(vitest, test), test));
  }
  return baselines.get(name);
}

function unfit({ ran, failed, isLoaded, errors }: Run, { file, title }: TestName): Outcome | undefined {
  if (ran > 0 && failed === 0 && isLoaded) return undefined;
  const why = ran === 0 ? 'There is no test' : 'With every defence in its place this test fails';
  return { state: 'broken', why: `${why}: "${title}" in ${file}. ${errors.join(' ')}` };
}

function judged({ ran, failed, isLoaded, errors }: Run): Outcome {
  if (failed > 0) return { state: 'killed' };
  if (isLoaded && ran > 0) return { state: 'survived' };
  const why = 'Without the defence the test file does not load, or a hook of it fails.';
  return { state: 'broken', why: `${why} ${errors.join(' ')}` };
}

interface Run {
  readonly ran: number;
  readonly failed: number;
  /** True if no failure occurred outside of the tests themselves. */
  readonly isLoaded: boolean;
  readonly errors: readonly string[];
}

async function run(runner: Vitest, { file, title, on }: TestName): Promise<Run> {
  const path = join(root, file);
  const project = runner.projects.find((each) => each.matchesTestGlob(path));
  if (project === undefined) return nothing;
  const words = title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\\\$\w+/g, '.*');
  const testNamePattern = new RegExp(on === undefined ? words : `${on}.*${words}`);
  const specification = project.createSpecification(path, { testNamePattern });
  const { testModules } = await runner.runTestSpecifications([specification]);
  // Picks the module of this file, since Vitest also returns files of earlier runs.
  const [module] = testModules.filter(({ moduleId }) => moduleId === path);
  return module === undefined ? nothing : tallied(module);
}

const nothing: Run = { ran: 0, failed: 0, isLoaded: false, errors: [] };

function tallied(module: TestModule): Run {
  const results = [...module.children.allTests()].map((test) => test.result());
  const count = (state: string) => results.filter((result) => result.state === state).length;
  const [failed, passed] = [count('failed'), count('passed')];
  const suites = [...module.children.allSuites()].flatMap((suite) => suite.errors());
  const errors = [...module.errors(), ...suites, ...results.flatMap((result) => result.errors ?? [])];
  const messages = errors.map(({ message }) => message.slice(0, 300));
  return {
    ran: failed + passed,
    failed,
    isLoaded: failed > 0 || module.state() !== 'failed',
    errors: messages,
  };
}
