import type { JsonObject } from '../../../engine/core/json/json.ts';
import { itemOfId, itemsOfSubject } from './find.ts';
import { refuse } from './outcome.ts';
import type { OwnCalls } from './own-calls.ts';
import { mappingsOf, ownerOf, servedResource } from './served-resource.ts';

interface EverythingInput {
  readonly calls: OwnCalls;
  readonly type: string;
  readonly id: string;
  readonly parameters: URLSearchParams;
  readonly base: string;
  readonly now: Date;
}

/** Answers a record with all that it holds and all records about it, as far as the user may see them. */
export async function everythingOf(input: EverythingInput): Promise<JsonObject> {
  const { calls, type, id, parameters, base, now } = input;
  for (const name of parameters.keys())
    if (!['_type', '_format', '_count'].includes(name))
      throw refuse(400, 'not-supported', `$everything is not narrowed by "${name}".`, `http.${name}`);
  const [mapping] = mappingsOf(calls.product, type);
  const own = mapping && (await itemOfId(calls, mapping, id));
  if (mapping === undefined || own === undefined)
    throw refuse(404, 'not-found', `There is no ${type}/${id}, or you may not see it.`);
  const about = Object.values(calls.product.mappings ?? {}).filter(
    (each) => ownerOf(each, calls.product) === mapping.entity,
  );
  const found = await Promise.all(about.map((each) => itemsOfSubject(calls, each, id)));
  const types = parameters.get('_type')?.split(',');
  const entry = [own, ...found.flat()]
    .filter((item) => types?.includes(item.mapping.resource) ?? true)
    .map((item) => ({
      fullUrl: `${base}/${item.mapping.resource}/${item.id}`,
      resource: servedResource(item, calls.product, now),
      search: { mode: item === own ? 'match' : 'include' },
    }));
  return {
    ...{ resourceType: 'Bundle', type: 'searchset', total: entry.length },
    link: [{ relation: 'self', url: `${base}/${type}/${id}/$everything` }],
    ...(entry.length === 0 ? {} : { entry }),
  };
}
