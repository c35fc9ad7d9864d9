import { useState } from 'react';
import type { StudioState } from '../../use-studio.ts';
import { columnSteps, type WrittenColumn } from './columns.ts';

type Columns = readonly WrittenColumn[];

/** The columns as they were last left, also while the file is still being written: keys come faster than answers. */
export function useColumns(studio: StudioState, path: string, written: Columns) {
  const [ahead, setAhead] = useState<Columns>();
  return {
    columns: ahead ?? written,
    isWritten: ahead === undefined,
    write(columns: Columns, label: string): void {
      setAhead(columns);
      void studio
        .run({ command: 'edit', path, steps: columnSteps(columns) }, label)
        .finally(() => setAhead((latest) => (latest === columns ? undefined : latest)));
    },
  };
}
