import { Combobox, useCombobox } from '@mantine/core';
import { type ChangeEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { OptionsOf } from '../../../core/product/widget-options.ts';
import { useMessages } from '../../context/use-messages.ts';
import { CheckIcon, SearchIcon, Spinner } from '../../parts/icons.tsx';
import { MantineFrame } from '../../theme/MantineFrame.tsx';
import { admitUpTo } from './admitted.ts';
import {
  type CodeSuggestion,
  codedValue,
  isCoded,
  isComplete,
  textOfSearch,
  uncodedValue,
} from './coded-value.ts';
import { ariaOf, type ControlProps, valueOfText } from './control.ts';
import { NotTaken } from './NotTaken.tsx';
import { useAdmitted } from './use-admitted.ts';
import { type Suggestions, useSuggestions } from './use-suggestions.ts';

export interface CodeSearchBoxProps extends ControlProps<OptionsOf<'code-search'>> {
  /** True where the field had the focus before the combobox was loaded. */
  readonly hasFocus: boolean;
}

/** Renders the combobox of `CodeSearchControl`, which is loaded separately. */
export function CodeSearchBox({ hasFocus, ...props }: CodeSearchBoxProps) {
  const say = useMessages();
  const [typed, setTyped] = useState('');
  const [isWanted, setIsWanted] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const admitted = useAdmitted(input, admitUpTo(props.maxLength));
  const text = props.isTyping() ? typed : textOfSearch(props);
  // Looks up text only while the user types; a value set by the form starts no search.
  const suggestions = useSuggestions(props.options, text === typed ? typed : '', props.query);
  const combobox = useCombobox({
    opened: isWanted && suggestions.isAsked && suggestions.error === undefined,
    onOpenedChange: setIsWanted,
    onDropdownClose: () => combobox.resetSelectedOption(),
  });
  const { resetSelectedOption } = combobox;
  // Removes the mark, which is kept as an index: in another list, the index belongs to another option.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is what changes
  useLayoutEffect(resetSelectedOption, [suggestions.found, resetSelectedOption]);

  function type(next: string): void {
    setTyped(next);
    setRefusal(undefined);
    props.onType(props.filling === undefined ? uncodedValue(next) : valueOfText(next));
    setIsWanted(true);
    combobox.resetSelectedOption();
  }

  function pick(key: string): void {
    const picked = suggestions.found.find((suggestion) => keyOf(suggestion) === key);
    if (picked === undefined) return;
    if (!isComplete(picked)) {
      setRefusal(props.options.invalid ?? say('suggestions.refused'));
      setIsWanted(false);
      return;
    }
    setTyped('');
    if (props.filling === undefined) props.onChoose(codedValue(picked));
    else props.filling.pick({ ...picked });
    setIsWanted(false);
  }

  return (
    <MantineFrame>
      <Combobox store={combobox} onOptionSubmit={pick} withinPortal zIndex={450} shadow="md">
        <Combobox.DropdownTarget>
          <span className="en-with-sign">
            <SearchInput
              {...props}
              hasFocus={hasFocus}
              isOpen={combobox.dropdownOpened}
              text={text}
              input={input}
              onText={(event) => {
                admitted.onChange(event);
                type(event.currentTarget.value);
              }}
              onClose={() => setIsWanted(false)}
            />
            <Sign
              isSearching={suggestions.isSearching}
              isCoded={props.filling?.isFilled ?? isCoded(props.value)}
            />
          </span>
        </Combobox.DropdownTarget>
        <Combobox.Dropdown className="en-suggestions">
          <Combobox.Options aria-label={say('suggestions.of', { field: props.label })}>
            <Options {...suggestions} />
          </Combobox.Options>
          <Remarks {...suggestions} />
        </Combobox.Dropdown>
      </Combobox>
      <NotTaken refused={admitted.refused} room="text.room" max={props.maxLength} />
      {(refusal ?? suggestions.error) !== undefined && (
        <span className="en-error" role="alert">
          {refusal ?? suggestions.error}
        </span>
      )}
    </MantineFrame>
  );
}

interface SearchInputProps extends CodeSearchBoxProps {
  readonly isOpen: boolean;
  readonly text: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onText: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onClose: () => void;
}

function SearchInput({ hasFocus, isOpen, text, input, onText, onClose, ...props }: SearchInputProps) {
  const say = useMessages();
  useEffect(() => {
    if (hasFocus) input.current?.focus();
  }, [hasFocus, input]);
  return (
    <Combobox.EventsTarget withExpandedAttribute>
      <input
        ref={input}
        id={props.id}
        className="en-input"
        type="text"
        aria-autocomplete="list"
        autoComplete="off"
        value={text}
        placeholder={props.placeholder ?? say('suggestions.placeholder')}
        disabled={props.isDisabled}
        onChange={onText}
        // Prevents Enter in an open list, where it chooses an entry, from submitting the form.
        onKeyDown={(event) => isOpen && event.key === 'Enter' && event.preventDefault()}
        onBlur={() => {
          onClose();
          props.onLeave();
        }}
        {...ariaOf(props)}
      />
    </Combobox.EventsTarget>
  );
}

function Sign({ isSearching, isCoded }: { readonly isSearching: boolean; readonly isCoded: boolean }) {
  if (isSearching) return <Spinner />;
  return isCoded ? <CheckIcon /> : <SearchIcon />;
}

function Options({ found, isSearching }: Suggestions) {
  const say = useMessages();
  if (found.length === 0) {
    return <Combobox.Empty>{say(isSearching ? 'suggestions.searching' : 'suggestions.none')}</Combobox.Empty>;
  }
  return found.map((suggestion) => (
    <Combobox.Option key={keyOf(suggestion)} value={keyOf(suggestion)}>
      {suggestion.display} <span className="en-suggestion-code">{suggestion.code}</span>
      {suggestion.note !== undefined && <span className="en-suggestion-note"> {suggestion.note}</span>}
    </Combobox.Option>
  ));
}

/** Renders remarks under the list: the number of entries left out, and the source. */
function Remarks({ found, total, caution }: Suggestions) {
  const say = useMessages();
  const rest = total > found.length;
  if (!rest && caution === undefined) return null;
  return (
    <Combobox.Footer className="en-suggestion-remarks">
      {rest && (
        <span>{say('suggestions.more', { n: found.length, total: total.toLocaleString('en-US') })}</span>
      )}
      {caution !== undefined && <span>{caution}</span>}
    </Combobox.Footer>
  );
}

function keyOf({ system = '', code, display }: CodeSuggestion): string {
  return `${system}|${code}|${display}`;
}
