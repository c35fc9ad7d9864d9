import { jsonObject } from '../../../engine/core/json/json.ts';
import { tokensOf } from '../../../engine/core/json/pointer.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import { capitalized } from '../../../engine/core/text/capitalized.ts';
import { kindOfType } from '../../../gateway/store/kinds/kinds.ts';
import type { AnswerOf } from '../../contracts/server/typed.ts';

/** Audit entry as pages show it. */
export type TrailEntry = AnswerOf<'audit.search'>['hits'][number];

/** Audit entry as the database returns it. */
export interface TrailRow {
  readonly seq: number;
  readonly at: string | Date;
  readonly author: string;
  readonly name: string;
  readonly email: string | null;
  readonly action: TrailEntry['action'];
  readonly type: string | null;
  readonly call: string;
  readonly details: unknown;
  /** Total number of entries. */
  readonly total: number;
}

/** Formats an audit entry with the titles of records, calls and fields, and none of their values. */
export function shownEntry(row: TrailRow, product: Product): TrailEntry {
  const { seq, at, email, action, type, call } = row;
  const note = noteOf(row, product);
  return {
    id: String(seq),
    at: new Date(at).toISOString(),
    by: shownAuthor(row),
    action,
    of: titleOf(type, product),
    how: product.calls[call]?.title ?? capitalized(call),
    ...(email === null ? {} : { email }),
    ...(note === undefined ? {} : { note }),
  };
}

/** Finds the name of an author, or a word such as `import` for an author that is no user. */
export function shownAuthor({ author, name }: Pick<TrailRow, 'author' | 'name'>): string {
  return name === '' ? capitalized(author) : name;
}

function titleOf(type: string | null, product: Product): string {
  if (type === 'audit') return 'Access log';
  if (type === null) return '';
  return kindOfType(product, type)?.entity.title ?? type;
}

/** Formats the reason of an emergency access, the printed document, or the status of a refused call. */
function noteOf({ details, type, action }: TrailRow, product: Product): string | undefined {
  if (Array.isArray(details)) return action === 'write' ? changedFields(details, type, product) : undefined;
  const { reason, document, status } = jsonObject(details);
  if (typeof status === 'number') return `Answered with ${status}`;
  const said = reason ?? documentTitle(document, product);
  return typeof said === 'string' ? said : undefined;
}

function documentTitle(name: unknown, { documents }: Product): string | undefined {
  if (typeof name !== 'string') return undefined;
  const words = documents?.[name.replace(/\.pdf$/, '')]?.title;
  const parts = words?.['en'] ?? words?.['*'] ?? [];
  const title = parts.filter((part) => typeof part === 'string').join('');
  return title === '' ? name : title;
}

const mostFields = 6;

/** Lists the titles of the fields that a change touched. */
function changedFields(patch: readonly unknown[], type: string | null, product: Product): string | undefined {
  const fields = kindOfType(product, type)?.entity.fields ?? {};
  const names = patch.flatMap((operation) => {
    const [first] = tokensOf(String(jsonObject(operation)['path'] ?? ''));
    if (first === undefined || first.startsWith('_')) return [];
    return [fields[`/${first}`]?.title ?? first];
  });
  const titles = [...new Set(names)];
  const more = titles.length - mostFields;
  const listed = titles.slice(0, mostFields).join(', ');
  return titles.length === 0 ? undefined : more > 0 ? `${listed} and ${more} more` : listed;
}
