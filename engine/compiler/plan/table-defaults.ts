import type { SourceSet } from '../source/source-set.ts';

/** Defaults of a table for values that its descriptor lacks: `defaults` of `product.json`. */
export interface TableDefaults {
  readonly pageSize: number;
  readonly pageButtons: number;
  /** Minimum of rows of a list inside of a row. */
  readonly childRows: number;
}

const usual: TableDefaults = { pageSize: 10, pageButtons: 10, childRows: 1 };
const usualResults = { pageSize: 10, pageButtons: 5 };

interface DefaultsFile {
  readonly defaults?: {
    readonly table?: Partial<TableDefaults>;
    readonly results?: Partial<typeof usualResults>;
  };
}

export function tableDefaults(sources: SourceSet): TableDefaults {
  return { ...usual, ...given(sources).table };
}

/** Finds the defaults of the lists in a flow, which show the hits of a search. */
export function resultDefaults(sources: SourceSet): typeof usualResults {
  return { ...usualResults, ...given(sources).results };
}

function given(sources: SourceSet): NonNullable<DefaultsFile['defaults']> {
  const [file] = sources.of('product').values();
  return file?.value?.defaults ?? {};
}
