import type { ShownProps } from '../../context/cell.ts';

/** Digits of a telephone number in the United States, whose area code begins with 2 to 9. */
const dialed = /^1?([2-9]\d{9})$/;

/** Renders a telephone number as a link that dials it; any other text, e.g. with more digits, as text. */
export function PhoneLink({ value, text, children = text }: ShownProps) {
  const written = typeof value === 'string' ? value.normalize('NFKC') : '';
  const [, digits] = dialed.exec(written.replace(/\D/g, '')) ?? [];
  return digits === undefined ? children : <a href={`tel:+1${digits}`}>{children}</a>;
}
