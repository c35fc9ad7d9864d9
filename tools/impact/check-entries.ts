import type { Scope } from '../../engine/core/expressions/scope.ts';
import { pointerOf, tokensOf } from '../../engine/core/json/pointer.ts';
import type { Product } from '../../engine/core/product/product.ts';
import type { StoredEntry } from '../../engine/core/protocol/load.ts';
import { checkRecord } from '../../engine/core/validation/validate.ts';

/** The records of one entity in which the newer schemas find a problem that the older ones do not. */
export interface Finding {
  /** Place pattern: rows count as `*`. */
  readonly at: string;
  readonly code: string;
  readonly count: number;
  /** Some of the records, first ones first; never their content. */
  readonly ids: readonly string[];
}

export interface EntityImpact {
  readonly entity: string;
  readonly records: number;
  readonly becomeInvalid: number;
  readonly becomeValid: number;
  readonly findings: readonly Finding[];
}

export interface EntriesCheck {
  readonly entries: AsyncIterable<StoredEntry>;
  readonly before: Product;
  readonly after: Product;
  readonly now: Date;
}

/** How many ids are kept of each finding: enough to look at, whatever the number of records. */
const idsKept = 10;

/** Runs the older and the newer checks over every record, and counts; a page of records is in memory at a time. */
export async function checkEntries(check: EntriesCheck): Promise<readonly EntityImpact[]> {
  const tallies = new Map<string, Tally>();
  for await (const entry of check.entries) {
    const tally = tallies.get(entry.entity) ?? new Tally(entry.entity);
    tallies.set(entry.entity, tally);
    tally.add(entry.id, keysOf(check.before, entry, check.now), keysOf(check.after, entry, check.now));
  }
  return [...tallies.values()].map((tally) => tally.impact);
}

class Tally {
  readonly #entity: string;
  readonly #findings = new Map<string, { at: string; code: string; count: number; ids: string[] }>();
  #records = 0;
  #becomeInvalid = 0;
  #becomeValid = 0;

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
      findings: [...this.#findings.values()].toSorted((a, b) => b.count - a.count),
    };
  }
}

/** `place code` of every problem that keeps the record from being saved; one key for all rows of a list. */
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
