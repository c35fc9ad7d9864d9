import { doseQuantity } from './dose-quantity.ts';

export interface DoseAt {
  /** Amount for this time alone, such as `2` or `half a cup`. */
  readonly own: string;
  /** True where the usual dose is taken at this time. */
  readonly isTaken: boolean;
  /** Usual dose, such as `1` or `1-2`. */
  readonly dose: string;
  /** Unit's form after 1; `many` follows any other amount. */
  readonly one: string;
  readonly many: string;
}

/** Formats the amount at a time of day with its unit; empty for nothing. */
export function doseAt({ own, isTaken, dose, one, many }: DoseAt): string {
  const text = own.trim() === '' && isTaken ? dose : own.trim();
  const quantity = doseQuantity({ text });
  if (quantity === '') return text;
  return `${quantity} ${Number(quantity) <= 1 ? one : many}`.trim();
}
