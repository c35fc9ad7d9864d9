/** Renders nothing, for a value that is stored but not shown. */
export function HiddenControl() {
  return null;
}
