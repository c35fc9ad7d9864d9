/** Reports whether an error is a stack overflow, caused by too deeply nested input. */
export function isStackFull(error: unknown): boolean {
  return error instanceof RangeError && error.message === 'Maximum call stack size exceeded';
}
