import type { SchemaVersions } from '../../engine/core/protocol/schema-versions.ts';
import { wrongState } from '../../gateway/operation/errors.ts';

/** Returns the versions. Throws 409 with the remedy where the gateway does not publish. */
export function needVersions(versions: SchemaVersions | undefined): SchemaVersions {
  if (versions !== undefined) return versions;
  throw wrongState(
    'This gateway does not publish changes of the product: it is served from a folder. Start it with STUDIO=publish.',
  );
}
