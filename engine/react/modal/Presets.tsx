import { fillFields } from '../../core/forms/fill-fields.ts';
import type { FormPreset } from '../../core/product/form.ts';
import { useMessages } from '../context/use-messages.ts';
import type { FormStore } from '../form/store/form-store.ts';
import { useSelection } from '../form/use-selection.ts';
import { AsyncButton } from '../parts/AsyncButton.tsx';
import './presets.css';

interface PresetsProps {
  readonly store: FormStore;
  readonly isBusy: boolean;
  readonly submit: () => Promise<boolean>;
}

/** Renders the buttons that fill values in and save; what the user has typed elsewhere is saved with them. */
export function Presets({ store, isBusy, submit }: PresetsProps) {
  const say = useMessages();
  const titles = useSelection(store.subscribe, () => offeredIn(store).map(({ title }) => title));
  if (titles.length === 0) return null;

  function save(title: string): Promise<boolean> {
    store.buffer.flushAll();
    const { context, values } = store.get();
    const set = offeredIn(store).find((preset) => preset.title === title)?.set ?? {};
    store.setValues(fillFields(values, set, context.scopeOf));
    return submit();
  }

  return (
    <fieldset className="en-presets">
      <legend>{say('presets.title')}</legend>
      {titles.map((title) => (
        <AsyncButton key={title} look="secondary" disabled={isBusy} onClick={() => save(title)}>
          {title}
        </AsyncButton>
      ))}
    </fieldset>
  );
}

function offeredIn(store: FormStore): readonly FormPreset[] {
  const { context, values } = store.get();
  const scope = context.scopeOf(values);
  return (context.form.presets ?? []).filter(({ when }) => when === undefined || when.evaluate(scope));
}
