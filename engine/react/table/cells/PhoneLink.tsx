import { phoneDigits } from '../../../core/text/phone.ts';
import type { ShownProps } from '../../context/cell.ts';

/** Renders a telephone number as a link that dials it; a number that cannot be dialled, as text. */
export function PhoneLink({ value, text, children = text }: ShownProps) {
  const digits = typeof value === 'string' ? phoneDigits(value) : '';
  if (digits.length < 10) return children;
  return <a href={`tel:+1${digits}`}>{children}</a>;
}
