import { useCallback } from 'react';
import type { Cell, Cells } from '../../context/cell.ts';
import { useEngine } from '../../context/engine-context.ts';
import { cells as own } from './registry.ts';

/** Returns a function that finds the cell of a descriptor's name, among those of the engine and the host. */
export function useCellOf(): (name: string) => Cell {
  const { cells } = useEngine();
  return useCallback((name: string) => cellNamed(name, cells), [cells]);
}

/**
 * Finds a cell by name. Throws for an unknown name, which is an error of the host, or of a file that the compiler has
 * not checked.
 */
export function cellNamed(name: string, ofHost: Cells): Cell {
  const all: readonly Cells[] = [own, ofHost];
  const found = all.find((cells) => Object.hasOwn(cells, name))?.[name];
  if (found === undefined) {
    throw new Error(`The host has no cell "${name}". Give it to EngineProvider, or correct the descriptor.`);
  }
  return found;
}
