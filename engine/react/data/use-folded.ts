import { useState } from 'react';
import { useOwnKey } from '../context/use-own-key.ts';
import { readStored, writeStored } from './stored-settings.ts';

/** Reads whether the user has folded a part of the page, and folds or unfolds it; this browser keeps it for each user. */
export function useFolded(name: string): readonly [boolean, (isFolded: boolean) => void] {
  const key = useOwnKey(`folded.${name}`);
  const [isFolded, setState] = useState(() => readStored(key) === 'true');
  function setFolded(next: boolean): void {
    writeStored(key, String(next));
    setState(next);
  }
  return [isFolded, setFolded];
}
