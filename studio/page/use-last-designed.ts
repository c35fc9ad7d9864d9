import { useRef } from 'react';
import type { StudioAddress } from './designers/designer.ts';

interface OpenFile {
  readonly path: string;
  readonly at: string;
  readonly view: string;
}

/** Keeps the last path of each file in its designer, to reopen the designer there. */
export function useLastDesigned({ path, at, view }: OpenFile) {
  const left = useRef(new Map<string, StudioAddress>());
  if (view === 'design') left.current.set(path, { at, view });
  if (view === 'panel' || view === 'text') left.current.delete(path);
  return (file: string): StudioAddress => left.current.get(file) ?? {};
}
