/**
 * Reports whether something was nested so deep that no function could be called any more: what was sent is at fault.
 */
export function isStackFull(error: unknown): boolean {
  return error instanceof RangeError && error.message === 'Maximum call stack size exceeded';
}
