import type { Json } from '../../engine/core/json/json.ts';
import type { PatchStep } from '../../engine/core/json/json-patch.ts';
import type { StudioCommand } from '../../engine/core/protocol/workbench.ts';
import { parsedJson } from './parsed-json.ts';

type TextOf = (path: string) => string;

/**
 * Commands, or a function that builds them from the texts after all earlier commands, which the page may not
 * display yet.
 */
export type Commands =
  | StudioCommand
  | readonly StudioCommand[]
  | ((textOf: TextOf) => StudioCommand | readonly StudioCommand[]);

/** Steps, or a function that builds them from the file after all earlier commands. */
export type CommandSteps = readonly PatchStep[] | ((file: Json) => readonly PatchStep[]);

/** Lists the commands for the present texts. */
export function commandsIn(commands: Commands, textOf: TextOf): readonly StudioCommand[] {
  return [typeof commands === 'function' ? commands(textOf) : commands].flat();
}

/**
 * Builds the key of the input that commands come from, since two forms may have inputs with the same label.
 */
export function inputOf(label: string, commands: Commands): string {
  if (typeof commands === 'function') return label;
  const targets = [commands]
    .flat()
    .map((each) => ('form' in each ? each.form : 'path' in each ? each.path : each.command));
  return [label, ...targets].join(' ');
}

/** Builds an edit of a file; no command where nothing is left to do. */
export function editOf(path: string, steps: CommandSteps): Commands {
  if (typeof steps !== 'function') return { command: 'edit', path, steps };
  return (textOf) => {
    const file = parsedJson(textOf(path));
    const made = file === undefined ? [] : steps(file);
    return made.length === 0 ? [] : { command: 'edit', path, steps: made };
  };
}
