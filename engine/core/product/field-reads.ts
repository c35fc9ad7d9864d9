import type { Field } from './entity.ts';

/**
 * Fields that code of a product reads or writes by their names, as `patient/name/first`, each with the parts of the
 * product that do. Code is checked against the schemas that it is built with; a schema set that is compiled while the
 * product runs is checked against these.
 */
export type FieldReads = Readonly<Record<string, readonly string[]>>;

/** Fields of an entity, or of the body of a call, by path; undefined where there is none. */
type FieldsOf = (owner: string) => Readonly<Record<string, Field>> | undefined;

/** A field that code reads, and that a change of the schemas takes away or makes another. */
export interface LostRead {
  readonly owner: string;
  /** Path of the field, as in `Entity.fields`. */
  readonly at: string;
  readonly readers: readonly string[];
  readonly was: Field;
  /** Absent where the field is gone. */
  readonly is?: Field | undefined;
}

/**
 * Finds the fields that code reads and that a changed schema set does not have as the one before had them. What the one
 * before did not have either is nobody's change: a release may bring code for schemas that are not served yet.
 */
export function lostReads(reads: FieldReads, before: FieldsOf, after: FieldsOf): readonly LostRead[] {
  const lost = Object.entries(reads).flatMap(([path, readers]): readonly LostRead[] => {
    const [owner = ''] = path.split('/', 1);
    const at = path.slice(owner.length);
    const was = before(owner)?.[at];
    if (was === undefined) return [];
    const is = after(owner)?.[at];
    return is !== undefined && kindOf(is) === kindOf(was) ? [] : [{ owner, at, readers, was, is }];
  });
  // Fields inside one that is gone have gone with it.
  return lost.filter(
    ({ owner, at }) => !lost.some((each) => each.owner === owner && at.startsWith(`${each.at}/`)),
  );
}

const moments: readonly (string | undefined)[] = ['date', 'date-time', 'time'];

/** Names the kind of a value as code sees it: whole numbers are numbers, and days are other texts than moments. */
function kindOf({ type, format }: Field): string {
  if (type === 'integer') return 'number';
  return format !== undefined && moments.includes(format) ? format : type;
}

/** Names those who read a field, in a sentence. */
export function readersText(readers: readonly string[]): string {
  return readers.map((reader) => `"${reader}"`).join(', ');
}

/** Says which field is lost and who reads it. */
export function lostReadText({ owner, at, readers, was, is }: LostRead): string {
  const field = `The field "${at.slice(1).replaceAll('/', '.')}" (${was.title}) of "${owner}"`;
  const what =
    is === undefined ? 'is read by its name' : `is read as a ${kindOf(was)}, and would be a ${kindOf(is)}`;
  return `${field} ${what}: code of the product does so, in ${readersText(readers)}.`;
}

/** Advice beside `lostReadText`. */
export const lostReadHelp =
  'Leave its name and its type as they are, and change its title, which is what people read; or ask a developer to change the field and the code together.';
