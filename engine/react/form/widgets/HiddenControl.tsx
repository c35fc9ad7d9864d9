/** Renders nothing: the value is stored and not shown. */
export function HiddenControl() {
  return null;
}
