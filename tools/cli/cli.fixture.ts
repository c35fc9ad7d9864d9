import { readSources } from '../../engine/compiler/source/read-sources.ts';
import type { LoadTarget } from '../../engine/core/protocol/load.ts';
import { stagedMembers } from '../../features/import/shared/staged-members.ts';
import { product } from '../../generated/product.ts';
import { projectRoot } from '../quality/process.ts';
import { clinicCommands as commands } from './clinic-commands.ts';
import type { ClinicServices, Output } from './command.ts';
import { createMemoryTarget } from './memory-target.fixture.ts';
import { runCli } from './run-cli.ts';

export interface CliRun {
  readonly exitCode: number;
  readonly said: string;
  readonly complaints: readonly string[];
}

/** Runs the command line as `npm run cli -- …` does, into a target that the test chooses. */
export async function runCliInto(
  openTarget: () => Promise<LoadTarget>,
  args: readonly string[],
  rest: Partial<ClinicServices> = {},
): Promise<CliRun> {
  const said: string[] = [];
  const complaints: string[] = [];
  const output: Output = {
    say: (line = '') => said.push(line),
    complain: (line) => complaints.push(line),
    progress: () => undefined,
    step: (line) => said.push(line),
    flushed: async () => undefined,
  };
  const now = () => new Date('2026-01-15T12:00:00Z');
  const services: ClinicServices = {
    product: async () => product,
    openTarget,
    usualOrganization: () => 'EMTM',
    openConcepts: () => Promise.reject(new Error('This test has no code systems.')),
    openKnowledge: () => Promise.reject(new Error('This test has no packages of knowledge.')),
    openStaging: () => Promise.reject(new Error('This test stages nothing.')),
    staged: stagedMembers,
    input: () => chunksOf(''),
    schemaTexts: () => readSources(projectRoot),
    writeSchemaTexts: () => Promise.reject(new Error('This test writes no schemas.')),
    openSchemas: () => Promise.reject(new Error('This test has no versions of schemas.')),
    pulled: { read: async () => undefined, write: async () => undefined },
    openRecords: () => Promise.reject(new Error('This test has no stored records.')),
    openStore: () => Promise.reject(new Error('This test has no store.')),
    drillRecovery: () => Promise.reject(new Error('This test restores nothing.')),
    shard: () => Promise.reject(new Error('This test distributes nothing.')),
    settings: () => ({}),
    backupKey: () => undefined,
    now,
    ...rest,
  };
  const exitCode = await runCli({ args, commands, output, services });
  return { exitCode, said: said.join('\n'), complaints };
}

/** Runs the command line into a target in memory. */
export function runInMemory(
  args: readonly string[],
  target: LoadTarget = createMemoryTarget(),
): Promise<CliRun> {
  return runCliInto(async () => target, args);
}

/** Runs a command that reads its piped input. */
export function runWithInput(args: readonly string[], input: string): Promise<CliRun> {
  return runCliInto(async () => createMemoryTarget(), args, { input: () => chunksOf(input) });
}

/** Yields the bytes of a text in small pieces that cut lines and characters anywhere. */
async function* chunksOf(text: string): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  for (let start = 0; start < bytes.length; start += 7) yield bytes.subarray(start, start + 7);
}
