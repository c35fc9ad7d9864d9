import type { SchemaVersions } from '../../engine/core/protocol/schema-versions.ts';
import type { Handler } from '../../features/contracts/server/typed.ts';
import { ok } from '../../gateway/records/context/call.ts';
import { versionsOfFile } from '../../gateway/versions/version-history.ts';
import { needVersions } from './need-versions.ts';

/** Creates the call that answers which publications added and changed a part of a schema file. */
export function createStudioBlame(versions: SchemaVersions | undefined): Handler<'studio-blame'> {
  return {
    isWrite: false,
    async answer({ query, database }) {
      const known = needVersions(versions);
      const members = await known.blame(await versionsOfFile(database, query.path), query.at ?? '');
      return ok({ members: [...members] });
    },
  };
}
