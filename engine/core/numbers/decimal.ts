/**
 * Decimal number: `digits` × 10^-`decimals`. Numbers are calculated as the decimals that people and JSON write, since
 * binary floating point makes 0.30000000000000004 of the doses 0.1 and 0.2.
 */
interface Decimal {
  readonly digits: bigint;
  readonly decimals: number;
}

export type ArithmeticSign = '+' | '-' | '*' | '/' | '%';

/**
 * Calculates with two finite numbers as decimals; the result is the number nearest to the exact one. NaN for a
 * division by zero, infinite for an overflow.
 */
export function calculate(sign: ArithmeticSign, left: number, right: number): number {
  if (right === 0 && (sign === '/' || sign === '%')) return Number.NaN;
  if (Number.isSafeInteger(left) && Number.isSafeInteger(right)) {
    // Adds 0, since people know no -0.
    const result = binary[sign](left, right) + 0;
    if (sign === '/' || Number.isSafeInteger(result)) return result;
  }
  const [one, other] = [decimalOf(left), decimalOf(right)];
  if (sign === '*')
    return numberOf({ digits: one.digits * other.digits, decimals: one.decimals + other.decimals });
  const decimals = Math.max(one.decimals, other.decimals);
  const [a, b] = [scaled(one, decimals), scaled(other, decimals)];
  return sign === '/' ? quotient(a, b) : numberOf({ digits: exact[sign](a, b), decimals });
}

/** Digits before the point of the greatest number; to round to more of them leaves nothing. */
const mostWhole = 309;

/** Rounds to a number of digits after the point, negative for tens and hundreds; halves away from zero. */
export function roundTo(value: number, decimals: number): number {
  const { digits, decimals: given } = decimalOf(value);
  if (given <= decimals) return value;
  if (decimals < -mostWhole) return 0;
  const unit = 10n ** BigInt(given - decimals);
  const size = digits < 0n ? -digits : digits;
  const rounded = (size * 2n + unit) / (unit * 2n);
  return numberOf({ digits: digits < 0n ? -rounded : rounded, decimals });
}

/** Greatest exponent with which decimals are raised; of a greater one, their digits would be too many. */
const mostExponent = 100;

/** Raises a finite number to a power, as a decimal for a whole exponent: 1.1 squared is 1.21. */
export function power(value: number, exponent: number): number {
  const size = Math.abs(exponent);
  if (!Number.isInteger(exponent) || size > mostExponent) return value ** exponent;
  const { digits, decimals } = decimalOf(value);
  const raised = numberOf({ digits: digits ** BigInt(size), decimals: decimals * size });
  return exponent < 0 ? calculate('/', 1, raised) : raised;
}

/**
 * Reports whether a number is a multiple of a step, as 0.07 is of 0.01; no number is a multiple of 0.
 */
export function isMultipleOf(value: number, step: number): boolean {
  if (!Number.isFinite(value) || !Number.isFinite(step) || step === 0) return false;
  return calculate('%', value, step) === 0;
}

/** Writes a finite number without an exponent, which readers take for another number: `0.0000001`, not `1e-7`. */
export function decimalText(value: number): string {
  const short = String(value);
  if (!short.includes('e')) return short;
  const { digits, decimals } = decimalOf(value);
  const size = String(digits < 0n ? -digits : digits).padStart(decimals + 1, '0');
  const whole = decimals > 0 ? size.slice(0, -decimals) : size + '0'.repeat(-decimals);
  return `${digits < 0n ? '-' : ''}${whole}${decimals > 0 ? `.${size.slice(-decimals)}` : ''}`;
}

/** Reports whether a number is the decimal that a text spells, such as `+1.50`, and not only the nearest one to it. */
export function isExactly(value: number, spelt: string): boolean {
  const [read, kept] = [decimalIn(spelt), decimalOf(value)];
  const decimals = Math.max(read.decimals, kept.decimals);
  return scaled(read, decimals) === scaled(kept, decimals);
}

const binary = {
  '+': (left: number, right: number) => left + right,
  '-': (left: number, right: number) => left - right,
  '*': (left: number, right: number) => left * right,
  '/': (left: number, right: number) => left / right,
  '%': (left: number, right: number) => left % right,
};

const exact = {
  '+': (left: bigint, right: bigint) => left + right,
  '-': (left: bigint, right: bigint) => left - right,
  '%': (left: bigint, right: bigint) => left % right,
};

/** Significant digits of a quotient, more than a number holds. */
const quotientDigits = 20;

function quotient(left: bigint, right: bigint): number {
  const [a, b] = [Number(left), Number(right)];
  if (Number.isSafeInteger(a) && Number.isSafeInteger(b)) return a / b + 0;
  const further = Math.max(0, quotientDigits + String(right).length - String(left).length);
  return numberOf({ digits: (left * 10n ** BigInt(further)) / right, decimals: further });
}

/** Finds the shortest decimal that denotes a number, as JSON writes it. */
function decimalOf(value: number): Decimal {
  return decimalIn(String(value));
}

function decimalIn(text: string): Decimal {
  const [mantissa = '', exponent = '0'] = text.split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  return {
    digits: BigInt(`${whole}${fraction}`.replace('+', '')),
    decimals: fraction.length - Number(exponent),
  };
}

function numberOf({ digits, decimals }: Decimal): number {
  return Number(`${digits}e${-decimals}`);
}

function scaled({ digits, decimals }: Decimal, to: number): bigint {
  return digits * 10n ** BigInt(to - decimals);
}
