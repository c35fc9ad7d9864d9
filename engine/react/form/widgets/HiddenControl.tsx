/** A value that is stored and not shown. */
export function HiddenControl() {
  return null;
}
