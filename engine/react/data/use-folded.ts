import { useState } from 'react';
import { readStored, writeStored } from '../context/stored-settings.ts';
import { useOwnKey } from '../context/use-own-key.ts';

/**
 * Reads whether the user has folded a part of the page, and folds or unfolds it; this browser keeps it for each user.
 * A part that a link leads into, by a path other than the one it was folded at, is unfolded.
 */
export function useFolded(name: string, path = ''): readonly [boolean, (isFolded: boolean) => void] {
  const key = useOwnKey(`folded.${name}`);
  const [kept, setKept] = useState(() => readStored(key));
  const folded = `true ${path}`.trim();
  const isFolded = path === '' ? kept?.startsWith('true') === true : kept === folded;
  function setFolded(next: boolean): void {
    const kept = next ? folded : 'false';
    writeStored(key, kept);
    setKept(kept);
  }
  return [isFolded, setFolded];
}
