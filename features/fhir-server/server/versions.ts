import { isJsonObject, type Json, type JsonObject, jsonItems } from '../../../engine/core/json/json.ts';
import { type PatchStep, patched } from '../../../engine/core/json/json-patch.ts';
import type { ResourceMapping } from '../../../engine/core/product/resource-mapping.ts';
import { refuse } from './outcome.ts';
import type { OwnCalls } from './own-calls.ts';
import { itemsIn, servedResource } from './served-resource.ts';

interface VersionInput {
  readonly calls: OwnCalls;
  readonly mapping: ResourceMapping;
  readonly id: string;
  readonly now: Date;
}

export interface Version {
  readonly rev: number;
  readonly at: string;
  /** Absent for a removal. */
  readonly resource: JsonObject | undefined;
}

/** Most versions that one answer goes through. */
const mostVersions = 1_000;

/** Rebuilds every version of a record as its resource, the newest first, from the changes that the user may see. */
export async function versionsOf({ calls, mapping, id, now }: VersionInput): Promise<readonly Version[]> {
  if (mapping.within !== undefined)
    throw refuse(
      404,
      'not-supported',
      'The versions of this resource are those of the record that holds it.',
    );
  // Reads the record for its subject, which versions do not repeat; a removed one is not there for others.
  const { subject } = await calls.get(mapping.entity, id);
  const rows: JsonObject[] = [];
  for (let more = true; more; ) {
    const { rev: before } = rows.at(-1) ?? {};
    const page = await calls.history(mapping.entity, id, typeof before === 'number' ? before : undefined);
    rows.push(...jsonItems(page['rows']).filter(isJsonObject));
    more = page['more'] === true;
    if (rows.length > mostVersions)
      throw refuse(400, 'too-costly', `The record has more than ${mostVersions} versions.`);
  }
  const type = calls.product.entities[mapping.entity]?.record?.type;
  const versions: Version[] = [];
  let content: Json | undefined;
  for (const row of rows.toReversed()) {
    const { rev, at, changes, isRemoved: removed } = row;
    const isRemoved = removed === true;
    content = isRemoved ? undefined : patched(content, jsonItems(changes).flatMap(stepOf));
    const whole = {
      ...(isJsonObject(content) ? content : {}),
      _id: id,
      _rev: rev,
      updatedAt: at,
      subject,
      type,
    };
    const [item] = itemsIn(mapping, whole);
    const resource = isRemoved || item === undefined ? undefined : servedResource(item, calls.product, now);
    versions.unshift({ rev: Number(rev), at: String(at), resource });
  }
  return versions;
}

/** Reads a step of a change, as the history answers it. */
function stepOf(step: Json): readonly PatchStep[] {
  const { op, path, value } = isJsonObject(step) ? step : {};
  if (typeof path !== 'string') return [];
  if (op === 'remove') return [{ op, path }];
  return (op === 'add' || op === 'replace') && value !== undefined ? [{ op, path, value }] : [];
}

/** Writes the versions of a record as a Bundle of type `history`. */
export function historyBundle(versions: readonly Version[], url: string): JsonObject {
  const entry = versions.map(({ rev, at, resource }, position) => {
    const isFirst = position === versions.length - 1;
    const method = resource === undefined ? 'DELETE' : isFirst ? 'POST' : 'PUT';
    const [, type = '', id = ''] = /([^/]+)\/([^/]+)$/.exec(url) ?? [];
    return {
      fullUrl: url,
      ...(resource === undefined ? {} : { resource }),
      request: { method, url: isFirst ? type : `${type}/${id}` },
      response: { status: method === 'POST' ? '201' : '200', etag: `W/"${rev}"`, lastModified: at },
    };
  });
  return {
    ...{ resourceType: 'Bundle', type: 'history', total: entry.length },
    link: [{ relation: 'self', url: `${url}/_history` }],
    ...(entry.length === 0 ? {} : { entry }),
  };
}
