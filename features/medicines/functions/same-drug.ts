/**
 * Reports whether two names begin with the same drug, whatever strength, form, salt or order of a combination follows.
 * Pages ask it, so it knows no brands: the reader of medicines does.
 */
export function sameDrug({ one, other }: { readonly one: string; readonly other: string }): boolean {
  const [own, theirs] = [drugsOf(one), drugsOf(other)];
  if (own.length === 0 || own.length !== theirs.length) return false;
  return own.every((drug, index) => beginsAlike(drug, theirs[index] ?? ''));
}

/** The drugs of a name in one order: `5 MG / acetaminophen 325 MG` has what comes before its strength. */
function drugsOf(name: string): readonly string[] {
  return name
    .toLowerCase()
    .replace(/\([^()]*\)|\[[^[\]]*\]/g, ' ')
    .split(/\s\/\s|\+|(?<=^\D*)[/-]|\band\b|\bwith\b/)
    .map((part) => (/^[^\d]*/.exec(part)?.[0] ?? '').replace(forms, ' '))
    .map((part) =>
      part
        .replace(/[^\p{L}\s]+/gu, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((part) => part !== '')
    .toSorted();
}

/** A unit behind a strength that a dash has cut off, and forms of a name without a strength. */
const forms =
  /\b(?:mg|mcg|ml|units?|oral|tablets?|capsules?|er|xr|xl|sr|solution|suspension|injection|cream|patch)\b/g;

/** Salts stand behind the drug. */
function beginsAlike(one: string, other: string): boolean {
  return `${one} `.startsWith(`${other} `) || `${other} `.startsWith(`${one} `);
}
