import { elementValue, wayTo } from '../../../engine/core/fhir/element.ts';
import {
  isJsonList,
  isJsonObject,
  type Json,
  type JsonObject,
  jsonItems,
  ownValue,
} from '../../../engine/core/json/json.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import type { ResourceElement, ResourceMapping } from '../../../engine/core/product/resource-mapping.ts';
import { recordSystem } from '../../fhir-export/server/identity.ts';

/** Element of a resource that was sent and is not part of what is stored. */
export interface MissingElement {
  /** FHIRPath, such as `Condition.note[1].text`. */
  readonly expression: string;
  /** Value that is stored instead, as JSON; absent where there is none. */
  readonly stored?: string | undefined;
}

interface Compared {
  readonly sent: JsonObject;
  /** Resource of what is stored now. */
  readonly stored: JsonObject;
  /** Resource that the sender has changed; what it had says nothing new. */
  readonly seen: JsonObject | undefined;
  readonly mapping: ResourceMapping;
  readonly product: Product;
}

/** Lists the elements of a sent resource that would not be there if it were read again, in the order of sending. */
export function elementsLeftOut({
  sent,
  stored,
  seen,
  mapping,
  product,
}: Compared): readonly MissingElement[] {
  const content = contentOf(sent, product);
  const taken = takenElements(sent, mapping);
  const isTaken = ({ expression }: MissingElement) =>
    taken.some(
      (way) =>
        expression === way || (/^[.[]/.test(expression.slice(way.length)) && expression.startsWith(way)),
    );
  const left = missing(content, stored, mapping.resource).filter((each) => !isTaken(each));
  if (left.length === 0 || seen === undefined) return left;
  const changed = new Set(missing(content, seen, mapping.resource).map(({ expression }) => expression));
  return left.filter(({ expression }) => changed.has(expression));
}

/** Removes what the server writes itself, and a narrative that says nothing beyond the elements. */
function contentOf(resource: JsonObject, { info }: Pick<Product, 'info'>): JsonObject {
  const { resourceType: _type, id: _id, meta, text, identifier, ...elements } = resource;
  const {
    versionId: _version,
    lastUpdated: _updated,
    source: _source,
    profile: _profile,
    ...labels
  } = {
    ...(isJsonObject(meta) ? meta : {}),
  };
  const isDerived = isJsonObject(text) && ['generated', 'empty'].includes(String(text['status']));
  const others = jsonItems(identifier).filter(
    (each) => !isJsonObject(each) || each['system'] !== recordSystem(info.slug),
  );
  return {
    ...elements,
    ...(Object.keys(labels).length === 0 ? {} : { meta: labels }),
    ...(text === undefined || isDerived ? {} : { text }),
    ...(others.length === 0 ? {} : { identifier: others }),
  };
}

/**
 * Finds the elements that are taken without being sent back: those of fields that are only received, and constants that
 * say nothing beyond the record, where nothing else is said beside them.
 */
function takenElements(sent: JsonObject, { resource, rows }: ResourceMapping): readonly string[] {
  return rows.flatMap(({ field, only, constant, element }) => {
    const way = element === undefined || only !== 'in' ? undefined : wayTo(sent, element);
    if (element === undefined || way === undefined) return [];
    if (field !== undefined) return `${resource}.${way.replace(/\.[^.[]*$/, '')}`;
    const isImplied = isAlone(sent, element) && elementValue(sent, element) === constant;
    return isImplied ? `${resource}.${element.steps[0]?.name ?? ''}` : [];
  });
}

/** Reports whether each list on the way to an element has one item, so that nothing is said beside it. */
function isAlone(resource: JsonObject, { steps }: ResourceElement): boolean {
  return steps.every(({ isList }, index) => {
    const upTo = steps.slice(0, index + 1).map((step) => ({ name: step.name, isList: step.isList }));
    const value = isList ? elementValue(resource, { steps: upTo, type: '', isAll: true }) : undefined;
    return !isList || jsonItems(value).length === 1;
  });
}

function missing(sent: Json, stored: Json | undefined, path: string): readonly MissingElement[] {
  if (sent === null) return [];
  if (isJsonList(sent)) return missingItems(sent, stored, path);
  if (!isJsonObject(sent)) {
    if (isSame(sent, stored, path)) return [];
    const instead =
      stored === undefined || isJsonObject(stored) || isJsonList(stored) ? undefined : JSON.stringify(stored);
    return [{ expression: path, stored: instead }];
  }
  if (!isJsonObject(stored)) return Object.keys(sent).length === 0 ? [] : [{ expression: path }];
  return Object.entries(sent).flatMap(([name, value]) =>
    value === undefined || isLabel(name, sent, stored)
      ? []
      : missing(value, ownValue(stored, name), `${path}.${name}`),
  );
}

/** Most stored items that one sent item is compared with. */
const mostCompared = 200;

/** Compares each item with the stored one that it has most in common with. */
function missingItems(
  sent: readonly Json[],
  stored: Json | undefined,
  path: string,
): readonly MissingElement[] {
  const candidates = isJsonList(stored) ? stored : [];
  const written = new Set(candidates.map((candidate) => JSON.stringify(candidate)));
  return sent.flatMap((item, index) => {
    const at = `${path}[${index}]`;
    if (leaves(item) === 0 || written.has(JSON.stringify(item))) return [];
    const compared = candidates.slice(0, mostCompared).map((candidate) => missing(item, candidate, at));
    const best = compared.reduce<readonly MissingElement[]>(
      (least, each) => (each.length < least.length ? each : least),
      Array.from({ length: leaves(item) }, () => ({ expression: at })),
    );
    return best.length >= leaves(item) ? [{ expression: at }] : best;
  });
}

function leaves(value: Json | undefined): number {
  if (value === undefined || value === null) return 0;
  const parts = isJsonList(value) ? value : isJsonObject(value) ? Object.values(value) : undefined;
  return parts === undefined ? 1 : parts.reduce<number>((sum, part) => sum + leaves(part), 0);
}

/** Reports a text that only names what a code or a reference beside it says. */
function isLabel(name: string, sent: JsonObject, stored: JsonObject): boolean {
  const isAlike = (key: string) => typeof sent[key] === 'string' && sent[key] === stored[key];
  if (name === 'display') return isAlike('code') || isAlike('reference');
  return name === 'type' && isAlike('reference');
}

/** Compares values as the record keeps them: texts without blanks at their ends, numbers to call by their digits. */
function isSame(sent: Json, stored: Json | undefined, path: string): boolean {
  if (typeof sent !== 'string' || typeof stored !== 'string') return sent === stored;
  if (sent.trim() === stored.trim()) return true;
  const isNumber = /\.(telecom\[\d+\]\.value|postalCode)$/.test(path) && !sent.includes('@');
  return isNumber && digits(sent) !== '' && digits(sent) === digits(stored);
}

function digits(text: string): string {
  return text.replaceAll(/\D/g, '');
}
