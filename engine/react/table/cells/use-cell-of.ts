import { useCallback } from 'react';
import type { Cell, Cells } from '../../context/cell.ts';
import { useEngine } from '../../context/engine-context.ts';
import { cells as own } from './registry.ts';

/** The cell of a name that a descriptor gives: one of the engine's, or one of the host. */
export function useCellOf(): (name: string) => Cell {
  const { cells } = useEngine();
  return useCallback((name: string) => cellOf(name, cells), [cells]);
}

/** Throws where there is none: that is a mistake of the host or of a file that the compiler has not seen. */
export function cellOf(name: string, ofHost: Cells): Cell {
  const all: readonly Cells[] = [own, ofHost];
  const found = all.find((cells) => Object.hasOwn(cells, name))?.[name];
  if (found === undefined) {
    throw new Error(`The host has no cell "${name}". Give it to EngineProvider, or correct the descriptor.`);
  }
  return found;
}
