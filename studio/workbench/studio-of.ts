import type { SchemaVersions } from '../../engine/core/protocol/schema-versions.ts';
import type { Workbench } from '../../engine/core/protocol/workbench.ts';
import type { Versions } from './versions.ts';

export interface StudioParts {
  readonly root: string;
  readonly versions: Versions;
  readonly published: SchemaVersions;
}

/** Creates the Studio's services of a gateway: for writing files, for publishing, or none. */
export async function studioOf(
  mode: 'files' | 'publish' | 'none' | undefined,
  { root, versions, published }: StudioParts,
): Promise<{ readonly workbench?: Workbench; readonly versions?: SchemaVersions }> {
  if (mode !== 'files' && mode !== 'publish') return {};
  // Loads the compiler, larger than the rest of the gateway, only with a Studio.
  const { fileWorkbench, publishingWorkbench } = await import('./workbench.ts');
  if (mode === 'files') return { workbench: fileWorkbench(root, versions) };
  return { workbench: publishingWorkbench(versions, published), versions: published };
}
