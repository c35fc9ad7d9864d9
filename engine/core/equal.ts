/** Whether two JSON values say the same; the order of properties does not count, undefined ones neither. */
export function jsonEqual(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (Array.isArray(left) || Array.isArray(right)) return listsEqual(left, right);
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  const mine = presentEntries(left);
  const theirs = new Map(presentEntries(right));
  return (
    mine.length === theirs.size &&
    mine.every(([key, value]) => theirs.has(key) && jsonEqual(value, theirs.get(key)))
  );
}

function listsEqual(left: unknown, right: unknown): boolean {
  if (!Array.isArray(left) || !Array.isArray(right) || left.length !== right.length) return false;
  return left.every((item, index) => jsonEqual(item, right[index]));
}

function presentEntries(value: object): readonly (readonly [string, unknown])[] {
  return Object.entries(value).filter(([, child]) => child !== undefined);
}
