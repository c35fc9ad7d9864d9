/** Resolves a relative reference in the file that contains it. */
export function relativePath(from: string, reference: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of reference.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** Builds the relative reference from one file of a project to another. */
export function referenceTo(from: string, target: string): string {
  const [own, other] = [from.split('/').slice(0, -1), target.split('/')];
  const index = own.findIndex((part, position) => part !== other[position]);
  const shared = index === -1 ? own.length : index;
  return [...own.slice(shared).map(() => '..'), ...other.slice(shared)].join('/');
}
