import { phoneDigits } from '../../../core/text/phone.ts';
import type { ShownProps } from '../../context/cell.ts';

/** Renders a telephone number as a link that dials it; a number that cannot be dialled, as text. */
export function PhoneLink({ value, text }: ShownProps) {
  const digits = typeof value === 'string' ? phoneDigits(value) : '';
  if (digits.length < 10) return text;
  return (
    <a className="en-phone" href={`tel:+1${digits}`}>
      {text}
    </a>
  );
}
