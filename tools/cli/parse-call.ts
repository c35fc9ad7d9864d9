import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { nearest } from '../../engine/core/text/nearest.ts';
import { UsageError } from './command.ts';

export interface CallGrammar<Options extends ParseArgsOptionsConfig> {
  readonly args: readonly string[];
  readonly options: Options;
  /** Usage of the command, quoted in error messages. */
  readonly usage: string;
}

/**
 * Reads the arguments after a command's name. Throws `UsageError` for an unknown option, and suggests the most
 * similar known one.
 */
export function parseCall<const Options extends ParseArgsOptionsConfig>({
  args,
  options,
  usage,
}: CallGrammar<Options>) {
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const option = Object.hasOwn(options, token.name) ? options[token.name] : undefined;
    if (option === undefined) throw new UsageError(unknownOption(token.rawName, token.name, options, usage));
    const needsValue = option.type === 'string';
    if (needsValue && (token.value ?? '') === '')
      throw new UsageError(`${token.rawName} needs a value. Usage: ${usage}`);
    if (!needsValue && token.value !== undefined)
      throw new UsageError(`${token.rawName} takes no value. Usage: ${usage}`);
  }
  return { values, positionals };
}

function unknownOption(rawName: string, name: string, options: object, usage: string): string {
  const meant = nearest(name, Object.keys(options));
  return `There is no option ${rawName}.${meant === undefined ? '' : ` Did you mean --${meant}?`} Usage: ${usage}`;
}
