/** Compares two JSON values, ignoring the order of properties and undefined properties. */
export function jsonEqual(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (Array.isArray(left) || Array.isArray(right)) return listsEqual(left, right);
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  return objectsEqual(left as Properties, right as Properties);
}

type Properties = Readonly<Record<string, unknown>>;

function listsEqual(left: unknown, right: unknown): boolean {
  if (!Array.isArray(left) || !Array.isArray(right) || left.length !== right.length) return false;
  return left.every((item, index) => jsonEqual(item, right[index]));
}

/** Compares without copies, since forms compare all their values at every change. */
function objectsEqual(left: Properties, right: Properties): boolean {
  let count = 0;
  for (const key of Object.keys(left)) {
    const value = left[key];
    if (value === undefined) continue;
    if (!Object.hasOwn(right, key) || !jsonEqual(value, right[key])) return false;
    count += 1;
  }
  return count === presentProperties(right);
}

function presentProperties(value: Properties): number {
  let count = 0;
  for (const key of Object.keys(value)) if (value[key] !== undefined) count += 1;
  return count;
}
