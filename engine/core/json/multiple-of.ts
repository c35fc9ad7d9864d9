/**
 * Reports whether a number is a multiple of a step. Treats both as decimals, so that 0.07 is a multiple of 0.01
 * despite binary rounding; no number is a multiple of 0.
 */
export function isMultipleOf(value: number, step: number): boolean {
  if (Number.isSafeInteger(value) && Number.isSafeInteger(step)) return value % step === 0;
  if (!Number.isFinite(value) || !Number.isFinite(step) || step === 0) return false;
  const [one, other] = [decimalOf(value), decimalOf(step)];
  const decimals = Math.max(one.decimals, other.decimals);
  return scaled(one, decimals) % scaled(other, decimals) === 0n;
}

/** Decimal number: `digits` × 10^-`decimals`. */
interface Decimal {
  readonly digits: bigint;
  readonly decimals: number;
}

/** Finds the shortest decimal that denotes a number, as JSON writes it. */
function decimalOf(value: number): Decimal {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  return { digits: BigInt(whole + fraction), decimals: fraction.length - Number(exponent) };
}

function scaled({ digits, decimals }: Decimal, to: number): bigint {
  return digits * 10n ** BigInt(to - decimals);
}
