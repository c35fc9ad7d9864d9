import type { Scope } from '../expressions/scope.ts';
import type { JsonObject } from '../json/json.ts';
import { pointerOf, tokensOf } from '../json/pointer.ts';
import type { Entity } from '../product/entity.ts';
import type { Product } from '../product/product.ts';
import type { StoredEntry } from '../protocol/load.ts';
import { unconvertedPaths } from '../records/migrate-record.ts';
import { inPresentShape } from '../records/present-shape.ts';
import { checkRecord } from '../validation/validate.ts';

/** Problem that the newer schemas find in records of an entity and the older ones do not. */
export interface RecordFinding {
  /** Path pattern: rows count as `*`. */
  readonly at: string;
  readonly code: string;
  readonly count: number;
  /** Ids of some of the records, in their order; never the content of records. */
  readonly ids: readonly string[];
}

export interface EntityImpact {
  readonly entity: string;
  readonly records: number;
  readonly becomeInvalid: number;
  readonly becomeValid: number;
  /** Number of records that the migrations of the newer schemas convert. */
  readonly converted: number;
  /** Number of records with a value that the migrations of the newer schemas cannot convert. */
  readonly left: number;
  readonly findings: readonly RecordFinding[];
}

export interface ComparedProducts {
  readonly before: Product;
  readonly after: Product;
  readonly now: Date;
}

/** Maximum number of ids that a finding lists, however many records have it. */
const idsKept = 10;

/** Counts the problems that newer schemas find in stored records and older ones do not, record by record. */
export class RecordImpact {
  readonly #products: ComparedProducts;
  readonly #tallies = new Map<string, Tally>();

  constructor(products: ComparedProducts) {
    this.#products = products;
  }

  add(entry: StoredEntry): void {
    const { before, after, now } = this.#products;
    const tally = this.#tallies.get(entry.entity) ?? new Tally(entry.entity);
    this.#tallies.set(entry.entity, tally);
    const [old, next] = [readBy(before, entry), readBy(after, entry)];
    tally.add(
      entry.id,
      keysOf(before, { ...entry, content: old }, now),
      keysOf(after, { ...entry, content: next }, now),
    );
    const { migrations } = after.entities[entry.entity] ?? {};
    if (migrations !== undefined)
      tally.addShape({ isConverted: old !== next, isLeft: unconvertedPaths(migrations, next).length > 0 });
  }

  get entities(): readonly EntityImpact[] {
    return [...this.#tallies.values()].map((tally) => tally.impact);
  }
}

class Tally {
  readonly #entity: string;
  readonly #findings = new Map<string, { at: string; code: string; count: number; ids: string[] }>();
  #records = 0;
  #becomeInvalid = 0;
  #becomeValid = 0;
  #converted = 0;
  #left = 0;

  constructor(entity: string) {
    this.#entity = entity;
  }

  add(id: string, before: ReadonlySet<string>, after: ReadonlySet<string>): void {
    this.#records += 1;
    if (before.size > 0 && after.size === 0) this.#becomeValid += 1;
    const fresh = [...after].filter((key) => !before.has(key));
    if (fresh.length > 0) this.#becomeInvalid += 1;
    for (const key of fresh) this.#count(key, id);
  }

  addShape({ isConverted, isLeft }: { readonly isConverted: boolean; readonly isLeft: boolean }): void {
    if (isConverted) this.#converted += 1;
    if (isLeft) this.#left += 1;
  }

  #count(key: string, id: string): void {
    const cut = key.lastIndexOf(' ');
    const [at, code] = [key.slice(0, cut), key.slice(cut + 1)];
    const finding = this.#findings.get(key) ?? { at, code, count: 0, ids: [] };
    this.#findings.set(key, finding);
    finding.count += 1;
    if (finding.ids.length < idsKept) finding.ids.push(id);
  }

  get impact(): EntityImpact {
    return {
      entity: this.#entity,
      records: this.#records,
      becomeInvalid: this.#becomeInvalid,
      becomeValid: this.#becomeValid,
      converted: this.#converted,
      left: this.#left,
      findings: [...this.#findings.values()].toSorted((a, b) => b.count - a.count),
    };
  }
}

/** Reads a stored record with one version of the schemas, whose migrations are applied. */
function readBy({ entities }: Product, { entity, content }: StoredEntry): JsonObject {
  const reader: Entity | undefined = Object.hasOwn(entities, entity) ? entities[entity] : undefined;
  return reader === undefined ? content : inPresentShape(reader, content);
}

/** Lists the problems that prevent a save of the record as `path code` keys; all rows of a list share a key. */
function keysOf(product: Product, { entity, content, owners }: StoredEntry, now: Date): ReadonlySet<string> {
  if (!Object.hasOwn(product.entities, entity)) return new Set([' entity']);
  const scope: Scope = { records: owners, now: now.toISOString(), today: now.toISOString().slice(0, 10) };
  const problems = checkRecord({ product, entity, value: content, old: content, scope });
  const errors = problems.filter(({ severity }) => severity === 'error');
  return new Set(errors.map(({ at, code }) => `${patternOf(at)} ${code}`));
}

function patternOf(at: string): string {
  return pointerOf(tokensOf(at).map((token) => (/^\d+$/.test(token) ? '*' : token)));
}
