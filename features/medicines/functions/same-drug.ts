/**
 * Reports whether two names begin with the same drug, ignoring strength, form, salt and order of a combination. Does
 * not recognize brands, since pages do not load their names.
 */
export function sameDrug({ one, other }: { readonly one: string; readonly other: string }): boolean {
  const [own, theirs] = [drugsOf(one), drugsOf(other)];
  if (own.length === 0 || own.length !== theirs.length) return false;
  return own.every((drug, index) => beginsAlike(drug, theirs[index] ?? ''));
}

/**
 * Lists the drugs of a name in a fixed order, each the part before its strength: `oxycodone 5 MG / acetaminophen 325
 * MG`.
 */
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

/** Pattern of units cut off from a strength by a dash, and of forms in a name without a strength. */
const forms =
  /\b(?:mg|mcg|ml|units?|oral|tablets?|capsules?|er|xr|xl|sr|solution|suspension|injection|cream|patch)\b/g;

/** Reports whether one name begins with the other: salts follow the drug. */
function beginsAlike(one: string, other: string): boolean {
  return `${one} `.startsWith(`${other} `) || `${other} `.startsWith(`${one} `);
}
