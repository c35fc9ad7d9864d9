/** Stands for Node's files in the page, which reads none. */
export function readFileSync(): never {
  throw new Error('The playground reads no files.');
}
