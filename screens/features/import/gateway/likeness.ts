import { foldWords } from '../../../../gateway/search/fold.ts';
import type { PatientHit } from '../../contracts/gateway/typed.ts';

/** What is known of a person, complete or not. */
export interface KnownPerson {
  readonly firstName?: string;
  readonly lastName?: string;
  /** YYYY-MM-DD. */
  readonly dob?: string;
  readonly externalId?: string;
}

/** How much each thing in common tells; the names are those of the value set `likenesses`. */
const weights = { id: 16, name: 8, dob: 6, 'similar-name': 4, 'last-name': 2, 'first-name': 1 };

export type Likeness = keyof typeof weights;

/** What a person and a patient that was found have in common. Case, accents and signs in names do not count. */
export function likenesses(person: KnownPerson, hit: Partial<PatientHit>): readonly Likeness[] {
  const isSameId = person.externalId !== undefined && person.externalId.trim() === hit.externalId;
  const isSameDay = person.dob !== undefined && person.dob === hit.dob;
  const name = nameLikeness(compared(person.firstName, hit.fname), compared(person.lastName, hit.lname));
  return [...(isSameId ? ['id' as const] : []), ...name, ...(isSameDay ? ['dob' as const] : [])];
}

/**
 * Whether that is enough to tell somebody of the patient. A part of the name alone is not, unless no more was asked;
 * nor is the day of birth, which many share.
 */
export function isAlike({ firstName, lastName }: KnownPerson, why: readonly Likeness[]): boolean {
  const has = (each: Likeness) => why.includes(each);
  const isPart = has('last-name') || has('first-name');
  const isNamed = !isNothing(firstName) && !isNothing(lastName);
  if (has('id') || has('name') || has('similar-name') || (isPart && !isNamed)) return true;
  return has('dob') && (isPart || (isNothing(firstName) && isNothing(lastName)));
}

/** For the order: the more in common, the greater. */
export function weightOf(why: readonly Likeness[]): number {
  return why.reduce((sum, each) => sum + weights[each], 0);
}

type Compared = 'unasked' | 'same' | 'begins' | 'other';

function nameLikeness(first: Compared, last: Compared): readonly Likeness[] {
  if (first === 'same' && last === 'same') return ['name'];
  const isBegun = (part: Compared) => part === 'begins' || part === 'same';
  if (isBegun(first) && isBegun(last)) return ['similar-name'];
  if (last === 'same') return ['last-name'];
  if (first === 'same') return ['first-name'];
  const isOnlyPart = first === 'unasked' || last === 'unasked';
  return isOnlyPart && (first === 'begins' || last === 'begins') ? ['similar-name'] : [];
}

function compared(asked: string | undefined, found: unknown): Compared {
  const wanted = folded(asked);
  if (wanted === '') return 'unasked';
  const there = folded(found);
  if (there === wanted) return 'same';
  return there.startsWith(wanted) ? 'begins' : 'other';
}

function folded(value: unknown): string {
  return typeof value === 'string' ? foldWords(value).join(' ') : '';
}

function isNothing(part: string | undefined): boolean {
  return part === undefined || part.trim() === '';
}
