import { useMemo, useState } from 'react';
import type { Json } from '../../engine/core/json/json.ts';
import type { SchemaText } from '../../engine/core/protocol/workbench.ts';
import { CompiledSchemaForm, engineValidator } from '../../engine/react/compiled-schema-form.ts';
import { Button } from '../../engine/react/index.ts';
import { knownNames } from './known-names.ts';
import { type CommandForm, type Filled, filledIn, schemaOfParameters } from './parameter-form.ts';
import type { StudioState } from './use-studio.ts';

export interface CommandButtonsProps {
  readonly studio: StudioState;
  readonly commands: readonly CommandForm[];
  /** Callback that takes the files that a command has changed, where it could be run. */
  readonly onDone?: ((changed: readonly SchemaText[]) => void) | undefined;
}

/** A button for each command; one with parameters opens its form. */
export function CommandButtons({ studio, commands, onDone }: CommandButtonsProps) {
  const [open, setOpen] = useState<string>();
  const chosen = commands.find(({ title }) => title === open);
  async function run(command: CommandForm, value: Json): Promise<void> {
    const changed = await studio.run(command.command(filledIn(value)), command.title);
    if (changed.length === 0) return;
    setOpen(undefined);
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
              else setOpen(command.title === open ? undefined : command.title);
            }}
          >
            {command.title}
          </Button>
        ))}
      </div>
      {chosen !== undefined && (
        <section key={chosen.title} className="studio-command" aria-label={chosen.title}>
          <ParametersForm {...{ studio }} command={chosen} onSubmit={(value) => void run(chosen, value)} />
        </section>
      )}
    </>
  );
}

interface ParametersFormProps {
  readonly studio: StudioState;
  readonly command: CommandForm;
  readonly onSubmit: (value: Json) => void;
}

/** Asks for the parameters; stays open, with the typed text, where the command reports why it changes nothing. */
export function ParametersForm({ studio, command, onSubmit }: ParametersFormProps) {
  const names = useMemo(() => knownNames(studio.files), [studio.files]);
  const [filled, setFilled] = useState<Filled>({});
  const schema = useMemo(
    () => schemaOfParameters(command.parameters, names, filled),
    [command.parameters, names, filled],
  );
  const uiSchema = { 'ui:submitButtonOptions': { submitText: command.action ?? command.title } };
  const onChange = (value: Json) => setFilled(filledIn(value));
  return <CompiledSchemaForm {...{ schema, uiSchema, onChange, onSubmit }} validator={engineValidator} />;
}
