import { useMemo, useRef, useState } from 'react';
import type { Json } from '../../engine/core/json/json.ts';
import type { SchemaText } from '../../engine/core/protocol/workbench.ts';
import { CompiledSchemaForm, engineValidator } from '../../engine/react/compiled-schema-form.ts';
import { Button, useDraftState } from '../../engine/react/index.ts';
import { Locked } from '../../engine/react/parts/Locked.tsx';
import { titlesOfNames } from './file-titles.ts';
import { knownNames } from './known-names.ts';
import { type CommandForm, type Filled, filledParameters, schemaOfParameters } from './parameter-form.ts';
import type { StudioState } from './use-studio.ts';

export interface CommandButtonsProps {
  readonly studio: StudioState;
  /** Subject of the commands; part of the key under which filled-in values are kept. */
  readonly about: string;
  readonly commands: readonly CommandForm[];
  /** Called with the files that a command has changed, if it ran. */
  readonly onDone?: ((changed: readonly SchemaText[]) => void) | undefined;
}

/**
 * Title of the command whose form is open, and the filled-in values by command, so that a form that was closed opens
 * with its values again.
 */
type Begun = { readonly title: string; readonly filled: Readonly<Record<string, Filled>> };

const nothing: Begun = { title: '', filled: {} };

/** Shows a button for each command; one with parameters opens a form. */
export function CommandButtons({ studio, about, commands, onDone }: CommandButtonsProps) {
  const [{ title: open, filled }, begin] = useDraftState<Begun>(`studio.command.${about}`, nothing);
  const [isRunning, setRunning] = useState(false);
  const chosen = commands.find(({ title }) => title === open);
  async function run(command: CommandForm, value: Json): Promise<void> {
    setRunning(true);
    const changed = await studio.run(command.command(filledParameters(value)), command.title);
    setRunning(false);
    if (changed.length === 0) return;
    const { [command.title]: _done, ...others } = filled;
    begin(Object.keys(others).length === 0 ? undefined : { title: '', filled: others });
    onDone?.(changed);
  }
  return (
    <>
      <div className="studio-actions">
        {commands.map((command) => (
          <Button
            key={command.title}
            {...(command.parameters.length > 0 && { 'aria-expanded': command.title === open })}
            onClick={() => {
              if (command.parameters.length === 0) void run(command, {});
              else begin({ title: command.title === open ? '' : command.title, filled });
            }}
          >
            {command.title}
          </Button>
        ))}
      </div>
      {chosen !== undefined && (
        <section key={chosen.title} className="studio-command" aria-label={chosen.title}>
          <Locked isLocked={isRunning}>
            <ParametersForm
              studio={studio}
              filled={filled[chosen.title] ?? {}}
              command={chosen}
              onFill={(next) => begin({ title: chosen.title, filled: { ...filled, [chosen.title]: next } })}
              onSubmit={(value) => void run(chosen, value)}
            />
          </Locked>
        </section>
      )}
    </>
  );
}

interface ParametersFormProps {
  readonly studio: StudioState;
  readonly command: CommandForm;
  readonly filled: Filled;
  readonly onFill: (filled: Filled) => void;
  readonly onSubmit: (value: Json) => void;
}

/** Renders the form of a command's parameters; stays open with the typed text if the command is refused. */
function ParametersForm({ studio, command, filled, onFill, onSubmit }: ParametersFormProps) {
  const known = useMemo(
    () => ({ names: knownNames(studio.files), titles: titlesOfNames(studio.files) }),
    [studio.files],
  );
  const { current: first } = useRef(filled);
  const schema = useMemo(
    () => schemaOfParameters(command.parameters, known, filled),
    [command.parameters, known, filled],
  );
  const uiSchema = { 'ui:submitButtonOptions': { submitText: command.action ?? command.title } };
  const onChange = (value: Json) => onFill(filledParameters(value));
  return (
    <CompiledSchemaForm
      {...{ schema, uiSchema, onChange, onSubmit }}
      defaultValue={first}
      validator={engineValidator}
    />
  );
}
