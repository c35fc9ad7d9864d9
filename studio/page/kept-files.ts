import { useState } from 'react';
import { readStored, writeStored } from '../../engine/react/context/stored-settings.ts';
import { useEngine } from '../../engine/react/index.ts';
import { revivedJson } from './parsed-json.ts';

/** Recently opened and marked files of a user by path, kept in this browser. */
export interface KeptFiles {
  readonly recent: readonly string[];
  readonly favourites: readonly string[];
  readonly opened: (path: string) => void;
  /** Toggles the mark of a file. */
  readonly turn: (path: string) => void;
}

/** Limit on recent files. */
const mostRecent = 6;

export function useKeptFiles(): KeptFiles {
  const { user } = useEngine();
  const [recent, setRecent] = useKeptPaths(`studio.recent.${user.id}`);
  const [favourites, setFavourites] = useKeptPaths(`studio.favourites.${user.id}`);
  return {
    recent,
    favourites,
    opened(path) {
      if (recent[0] === path) return;
      setRecent([path, ...recent.filter((each) => each !== path)].slice(0, mostRecent));
    },
    turn(path) {
      const others = favourites.filter((each) => each !== path);
      setFavourites(others.length < favourites.length ? others : [...others, path]);
    },
  };
}

function useKeptPaths(key: string) {
  const [paths, setPaths] = useState<readonly string[]>(() => {
    const kept = revivedJson(readStored(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((path) => typeof path === 'string') : [];
  });
  const keep = (next: readonly string[]) => {
    writeStored(key, JSON.stringify(next));
    setPaths(next);
  };
  return [paths, keep] as const;
}
