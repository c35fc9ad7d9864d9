import { useRef } from 'react';
import { fillFields } from '../../core/forms/fill-fields.ts';
import { jsonEqual } from '../../core/json/equal.ts';
import type { JsonObject } from '../../core/json/json.ts';
import { getAt, pathToPointer } from '../../core/json/pointer.ts';
import type { FormPreset } from '../../core/product/form.ts';
import { useMessages } from '../context/use-messages.ts';
import type { FormStore } from '../form/store/form-store.ts';
import { useSelection } from '../form/use-selection.ts';
import { AsyncButton } from '../parts/AsyncButton.tsx';
import { over } from './conflict.ts';
import './presets.css';

interface PresetsProps {
  readonly store: FormStore;
  readonly isBusy: boolean;
  readonly submit: () => Promise<boolean>;
}

/** Values filled in by a preset, with those before. */
interface Filled {
  readonly paths: readonly string[];
  readonly before: JsonObject;
  readonly after: JsonObject;
}

/**
 * Renders the buttons that fill values in and save; what the user has typed elsewhere is saved with them. After a
 * stopped save, another button takes back first what the one before has filled in.
 */
export function Presets({ store, isBusy, submit }: PresetsProps) {
  const say = useMessages();
  const former = useRef<Filled>(undefined);
  const titles = useSelection(store.subscribe, () => offeredIn(store).map(({ title }) => title));
  if (titles.length === 0) return null;

  function save(title: string): Promise<boolean> {
    store.buffer.flushAll();
    const { context, values } = store.get();
    const set = offeredIn(store).find((preset) => preset.title === title)?.set ?? {};
    const before = withoutFilled(values, former.current);
    const after = fillFields(before, set, context.scopeOf);
    former.current = { paths: Object.keys(set), before, after };
    store.setValues(after);
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

/** Takes back what a preset has filled in, except fields that have been changed since. */
function withoutFilled(values: JsonObject, filled: Filled | undefined): JsonObject {
  if (filled === undefined) return values;
  const { paths, before, after } = filled;
  const isAsFilled = (path: string) =>
    jsonEqual(getAt(values, pathToPointer(path)), getAt(after, pathToPointer(path)));
  return over(values, before, paths.filter(isAsFilled));
}

function offeredIn(store: FormStore): readonly FormPreset[] {
  const { context, values } = store.get();
  const scope = context.scopeOf(values);
  return (context.form.presets ?? []).filter(({ when }) => when === undefined || when.evaluate(scope));
}
