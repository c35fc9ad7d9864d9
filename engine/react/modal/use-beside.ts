import { useState } from 'react';
import { readStored, writeStored } from '../context/stored-settings.ts';
import { useOwnKey } from '../context/use-own-key.ts';

/** Choice whether a dialog stands beside the page, which goes on to be read, or over it. */
export interface BesideChoice {
  readonly isOn: boolean;
  readonly turn: () => void;
}

/** Keeps the choice for all forms of the user in this browser. */
export function useBeside(): BesideChoice {
  const key = useOwnKey('forms-beside');
  const [isOn, setOn] = useState(() => readStored(key) === 'on');
  return {
    isOn,
    turn() {
      writeStored(key, isOn ? 'off' : 'on');
      setOn(!isOn);
    },
  };
}
