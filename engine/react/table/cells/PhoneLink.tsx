import { dialedNumber } from '../../../core/text/phone.ts';
import type { ShownProps } from '../../context/cell.ts';

/** Renders a telephone number as a link that dials it; any other text, e.g. with more digits, as text. */
export function PhoneLink({ value, text, children = text }: ShownProps) {
  const dialed = typeof value === 'string' ? dialedNumber(value) : undefined;
  return dialed === undefined ? children : <a href={`tel:${dialed}`}>{children}</a>;
}
