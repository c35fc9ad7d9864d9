import type { Json } from '../../engine/core/json/json.ts';
import type { PatchStep } from '../../engine/core/json/json-patch.ts';
import type { StudioCommand } from '../../engine/core/protocol/workbench.ts';
import { parsedJson } from './parsed-json.ts';

type TextOf = (path: string) => string;

/** Commands, or what makes them of the texts that the commands before have left: a page may be behind. */
export type Commands =
  | StudioCommand
  | readonly StudioCommand[]
  | ((textOf: TextOf) => StudioCommand | readonly StudioCommand[]);

/** Steps, or what makes them of the file as the commands before have left it. */
export type Steps = readonly PatchStep[] | ((file: Json) => readonly PatchStep[]);

/** The commands for the texts that there are now. */
export function commandsIn(commands: Commands, textOf: TextOf): readonly StudioCommand[] {
  return [typeof commands === 'function' ? commands(textOf) : commands].flat();
}

/** An edit of a file; none where nothing is left to be done. */
export function editOf(path: string, steps: Steps): Commands {
  if (typeof steps !== 'function') return { command: 'edit', path, steps };
  return (textOf) => {
    const file = parsedJson(textOf(path));
    const made = file === undefined ? [] : steps(file);
    return made.length === 0 ? [] : { command: 'edit', path, steps: made };
  };
}
