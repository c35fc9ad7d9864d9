import { useId, useRef, useState } from 'react';
import { tidyText } from '../../../engine/core/text/clean-text.ts';
import { TextBox } from '../../../engine/react/form/widgets/TextBox.tsx';
import { Button, useRested } from '../../../engine/react/index.ts';
import { useCall } from '../../../screens/calls.ts';
import type { HypotheticalMedication } from './use-regimen.ts';

const fewestLetters = 3;
const mostOffered = 8;
/** Milliseconds without a keystroke before the search begins. */
const rest = 300;

/** Finds a medication to try out, by drug search or by typed name. */
export function CandidateSearch({
  onAdd,
}: {
  readonly onAdd: (medication: Omit<HypotheticalMedication, 'id'>) => void;
}) {
  const [text, setText] = useState('');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const wanted = tidyText(text);
  const term = useRested(wanted, rest);
  // Discards candidates that were found for an earlier text.
  const isTerm = term === wanted && term.length >= fewestLetters;
  const { data, error } = useCall('terminology.medication', {
    query: { _content: term, searchType: 'StartsWith', searchTermTypeCodes: '4' },
    isEnabled: isTerm,
  });
  const found = isTerm ? (data?.expansion.contains ?? []).slice(0, mostOffered) : [];
  const add = (medication: Omit<HypotheticalMedication, 'id'>) => {
    onAdd(medication);
    setText('');
    // Focuses the input, since the pressed button is gone.
    input.current?.focus();
  };
  return (
    <div className="ds-candidate">
      <label htmlFor={id}>Add a candidate</label>
      <TextBox
        ref={input}
        id={id}
        className="en-input"
        type="search"
        dir="auto"
        maxLength={300}
        placeholder="The first letters of a name"
        value={text}
        onText={setText}
      />
      {isTerm && (
        <ul>
          {found.map(({ code = '', system = '', display = '' }) => (
            <li key={`${system} ${code}`}>
              <Button look="quiet" onClick={() => add({ name: display, code, system })}>
                {display}
              </Button>
            </li>
          ))}
          <li>
            <Button look="quiet" onClick={() => add({ name: term })}>
              Add “{term}” as written
            </Button>
          </li>
        </ul>
      )}
      {error !== null && <p className="ds-muted">The drug search is not available now.</p>}
    </div>
  );
}
