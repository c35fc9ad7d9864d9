import { useId, useState } from 'react';
import { tidyText } from '../../../engine/core/text/clean-text.ts';
import { TextArea, TextBox } from '../../../engine/react/form/widgets/TextBox.tsx';
import { Button, useDraftState } from '../../../engine/react/index.ts';
import { CandidateSearch } from './CandidateSearch.tsx';
import { type RegimenEntry, type RegimenState, timesOf } from './use-regimen.ts';

/**
 * Shows the medication list with tick boxes and inputs for the change to try out; collapsed at first on a phone, where
 * the findings are below it.
 */
export function Regimen({ regimen }: { readonly regimen: RegimenState }) {
  const [isOpen, setOpen] = useState(() => !isNarrow());
  const { entries } = regimen;
  return (
    <details
      className="ds-regimen"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <h3>Regimen ({entries.length})</h3>
      </summary>
      {entries.length === 0 && <p className="ds-muted">No medications recorded</p>}
      <ul>
        {entries.map((entry) => (
          <Entry key={entry.medication.id} entry={entry} regimen={regimen} />
        ))}
      </ul>
      <CandidateSearch onAdd={regimen.add} />
    </details>
  );
}

/** Reports whether the window is so narrow that the style sheet puts list and findings below each other. */
function isNarrow(): boolean {
  return matchMedia('(max-width: 700px)').matches;
}

const timesOfDay = ['Morning', 'Noon', 'Evening', 'Bedtime'] as const;

/** Pattern of "as needed" in directions, which a separate mark must not repeat. */
const saysAsNeeded = /as needed|\bprn\b/i;

interface EntryProps {
  readonly entry: RegimenEntry;
  readonly regimen: RegimenState;
}

function Entry({ entry, regimen }: EntryProps) {
  const { medication, isTaken, isCandidate, isChanged } = entry;
  const { id, name, directions, prescribed, prn } = medication;
  const [isChanging, setChanging] = useState(false);
  const hours = timesOf(medication)
    .flatMap((amount, at) => (amount === '' ? [] : `${timesOfDay[at]}: ${amount}`))
    .join(', ');
  return (
    <li>
      <label>
        <input
          type="checkbox"
          checked={isTaken}
          onChange={({ target }) => regimen.take(id, target.checked)}
        />
        <span className={isTaken ? undefined : 'ds-untaken'}>
          <bdi>{name}</bdi>
          {isCandidate && <span className="en-badge en-badge-info">Candidate</span>}
          {isChanged && <span className="en-badge en-badge-warning">Changed</span>}
          {directions !== undefined && directions !== '' && (
            <bdi className="ds-directions">
              {directions}
              {prn === true && !saysAsNeeded.test(directions) && ', as needed'}
            </bdi>
          )}
          {!isChanged && prescribed !== undefined && (
            <span className="ds-directions">
              Prescribed: <bdi>{prescribed}</bdi>
            </span>
          )}
          {isChanged && hours !== '' && <bdi className="ds-directions">{hours}</bdi>}
        </span>
      </label>
      <Button
        look="quiet"
        aria-label={`Change ${name}`}
        aria-expanded={isChanging}
        onClick={() => setChanging(!isChanging)}
      >
        Change
      </Button>
      {isCandidate && (
        <Button look="quiet" aria-label={`Remove ${name}`} onClick={() => regimen.remove(id)}>
          Remove
        </Button>
      )}
      {isChanging && <ChangeFields entry={entry} regimen={regimen} onDone={() => setChanging(false)} />}
    </li>
  );
}

function ChangeFields({ entry, regimen, onDone }: EntryProps & { readonly onDone: () => void }) {
  const { id, name, directions = '' } = entry.medication;
  const box = useId();
  const [begun] = useState({ name, directions, times: [...timesOf(entry.medication)] });
  const [values, setValues, draft] = useDraftState(`regimen.${id}`, begun);
  const { times } = values;
  return (
    <form
      className="ds-change"
      onSubmit={(event) => {
        event.preventDefault();
        const name = tidyText(values.name);
        if (name !== '') regimen.change(id, { ...values, name });
        draft.forget();
        onDone();
      }}
    >
      <div>
        <label htmlFor={`${box}-name`}>Medication with strength</label>
        <TextBox
          id={`${box}-name`}
          className="en-input"
          dir="auto"
          maxLength={300}
          value={values.name}
          onText={(next) => setValues({ ...values, name: next })}
        />
      </div>
      <div>
        <label htmlFor={`${box}-directions`}>Directions</label>
        <TextArea
          id={`${box}-directions`}
          className="en-input"
          dir="auto"
          rows={2}
          maxLength={5000}
          value={values.directions}
          onText={(next) => setValues({ ...values, directions: next })}
        />
      </div>
      <div className="ds-hours">
        {timesOfDay.map((title, at) => (
          <div key={title}>
            <label htmlFor={`${box}-${title}`}>{title}</label>
            <TextBox
              id={`${box}-${title}`}
              className="en-input"
              dir="auto"
              maxLength={60}
              value={times[at] ?? ''}
              onText={(next) => setValues({ ...values, times: times.with(at, next) })}
            />
          </div>
        ))}
      </div>
      <Button type="submit">Try it</Button>
    </form>
  );
}
