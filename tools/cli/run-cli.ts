import { nearest } from '../../engine/core/text/nearest.ts';
import { type CliServices, type Command, type ExitCode, type Output, UsageError } from './command.ts';
import { withProgress } from './with-progress.ts';

export interface Invocation<Given extends CliServices> {
  /** Arguments after `npm run cli --`. */
  readonly args: readonly string[];
  readonly commands: readonly Command<Given>[];
  readonly output: Output;
  readonly services: Given;
}

/** Runs the command that the first argument names. Never throws: a failure is reported in one sentence. */
export async function runCli<Given extends CliServices>({
  args,
  commands,
  output,
  services,
}: Invocation<Given>): Promise<ExitCode> {
  const [name, ...rest] = args;
  if (name === undefined || ['--help', '-h', 'help'].includes(name)) {
    const described = commands.find((each) => each.name === rest[0]);
    output.say(described?.help ?? overview(commands));
    return name === undefined ? 2 : 0;
  }
  const command = commands.find((each) => each.name === name);
  if (command === undefined) {
    output.complain(unknownCommand(name, commands));
    return 2;
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    output.say(command.help);
    return 0;
  }
  const shown = withProgress(name, output);
  try {
    return await command.run({ args: rest, output: shown.output, services });
  } catch (error) {
    output.complain(error instanceof Error ? error.message : String(error));
    return error instanceof UsageError ? 2 : 1;
  } finally {
    shown.end();
  }
}

type Described = Pick<Command, 'name' | 'summary'>;

function overview(commands: readonly Described[]): string {
  const width = Math.max(...commands.map((each) => each.name.length));
  const list = commands.map((each) => `  ${each.name.padEnd(width)}  ${each.summary}`);
  return [
    'Usage: npm run cli -- <command> [options]',
    '',
    'Commands:',
    ...list,
    '',
    'npm run cli -- <command> --help describes a command.',
  ].join('\n');
}

function unknownCommand(name: string, commands: readonly Described[]): string {
  const known = commands.map((each) => each.name);
  const meant = nearest(name, known);
  const hint = meant === undefined ? `The commands are: ${known.join(', ')}.` : `Did you mean "${meant}"?`;
  return `There is no command "${name}". ${hint} See npm run cli -- --help.`;
}
