import { type Element, elementsAt, textAt } from './resource.ts';

/** Resources of a bundle by type, with a resolver of references. */
export interface Bundle {
  /** Lists the resources of a type in file order; each has an `id`. */
  readonly ofType: (type: string) => readonly Element[];
  readonly types: readonly string[];
  /** Finds the resource that a Reference element names, if the file has it. */
  readonly resolve: (reference: Element | undefined) => Element | undefined;
  /** Entries without a resource type or id, and those that repeat a type and id. */
  readonly unusable: readonly { readonly type: string; readonly reason: string }[];
}

interface Entry {
  readonly fullUrl: string | undefined;
  readonly resource: Element;
}

/** Indexes a bundle that `checkBundle` has accepted. */
export function indexBundle(value: Element): Bundle {
  const unusable: { type: string; reason: string }[] = [];
  const byKey = new Map<string, Element>();
  const byType = new Map<string, Element[]>();
  for (const { fullUrl, resource } of readEntries(value)) {
    const type = textAt(resource, 'resourceType');
    const id = textAt(resource, 'id') ?? uuidOf(fullUrl);
    if (type === undefined || id === undefined) {
      unusable.push({
        type: type ?? 'entry',
        reason: type === undefined ? 'names no resource type' : 'has no id',
      });
      continue;
    }
    if (byKey.has(`${type}/${id}`)) {
      unusable.push({ type, reason: 'repeats an id of this file; the first one was taken' });
      continue;
    }
    const identified = { ...resource, id };
    append(byType, { type, resource: identified });
    for (const key of keysOf({ type, id, fullUrl, resource })) {
      byKey.set(key, byKey.get(key) ?? identified);
    }
  }
  return {
    ofType: (type) => byType.get(type) ?? [],
    types: [...byType.keys()],
    resolve: (reference) => byKey.get(keyOf(textAt(reference, 'reference'))),
    unusable,
  };
}

function readEntries(bundle: Element): readonly Entry[] {
  return elementsAt(bundle, 'entry').map((entry) => ({
    fullUrl: textAt(entry, 'fullUrl'),
    resource: elementsAt(entry, 'resource')[0] ?? {},
  }));
}

/**
 * Lists the names by which references may name the resource: its full URL, `Type/id`, and
 * `Type?identifier=system|value`.
 */
function keysOf({
  type,
  id,
  fullUrl,
  resource,
}: Entry & { readonly type: string; readonly id: string }): readonly string[] {
  const identifiers = elementsAt(resource, 'identifier').map(
    (each) => `${type}?identifier=${textAt(each, 'system') ?? ''}|${textAt(each, 'value') ?? ''}`,
  );
  return [`${type}/${id}`, `urn:uuid:${id}`, ...(fullUrl === undefined ? [] : [fullUrl]), ...identifiers];
}

/**
 * Normalizes a reference: drops the version (`/_history/3`), and keeps an absolute URL, which may belong to another
 * server.
 */
function keyOf(reference: string | undefined): string {
  return (reference ?? '').replace(/\/_history\/[^/]+$/, '');
}

function append(
  byType: Map<string, Element[]>,
  { type, resource }: { type: string; resource: Element },
): void {
  const list = byType.get(type);
  if (list === undefined) {
    byType.set(type, [resource]);
  } else {
    list.push(resource);
  }
}

function uuidOf(fullUrl: string | undefined): string | undefined {
  return fullUrl?.startsWith('urn:uuid:') ? fullUrl.slice('urn:uuid:'.length) : undefined;
}
