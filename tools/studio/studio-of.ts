import type { SchemaVersions } from '../../engine/core/protocol/schema-versions.ts';
import type { Workbench } from '../../engine/core/protocol/workbench.ts';
import type { Versions } from './versions.ts';
import { createWorkbench, fileWorkbench } from './workbench.ts';

export interface StudioParts {
  readonly root: string;
  readonly versions: Versions;
  readonly published: SchemaVersions;
}

/** What the features of a gateway are given for the Studio: to write files, to publish, or nothing. */
export function studioOf(
  mode: 'files' | 'publish' | 'none' | undefined,
  { root, versions, published }: StudioParts,
): { readonly workbench?: Workbench; readonly versions?: SchemaVersions } {
  if (mode === 'files') return { workbench: fileWorkbench(root, versions) };
  if (mode === 'publish') return { workbench: publishingWorkbench(versions, published), versions: published };
  return {};
}

/** Over the files of the version that is served; they are changed by being published, and never written. */
export function publishingWorkbench(versions: Versions, published: SchemaVersions): Workbench {
  const read = async () => published.served();
  return createWorkbench({ read, write: undefined }, versions);
}
