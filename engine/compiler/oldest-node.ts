/** Oldest Node that runs a product: it strips types by itself. */
const [major, minor] = [22, 18];

/** Versions of Node that run a product, as `engines` of a package has them. */
export const productNode = `>=${major}.${minor}`;

/** Returns a sentence about a Node that is too old, which ends with what to do `then`; undefined for others. */
export function refusalOfNode(version: string, then: string): string | undefined {
  const [first = 0, second = 0] = version.split('.').map(Number);
  if (first > major || (first === major && second >= minor)) return undefined;
  return `This is Node ${version}; ${major}.${minor} or newer is needed. Install it from https://nodejs.org, then ${then} again.`;
}
