/** Conversion figures of the schema set, and the limits of a person's weight or height. */
export interface Heights {
  /** Inches in a centimeter. */
  readonly inches: number;
  /** Limits of a plausible height, in inches. */
  readonly leastHeight: number;
  readonly greatestHeight: number;
}

export interface Weights {
  /** Pounds in a kilogram. */
  readonly pounds: number;
  /** Limits of a plausible weight, in pounds. */
  readonly leastWeight: number;
  readonly greatestWeight: number;
}

/** Converts a weight to pounds; blank for another unit, and for an implausible weight of a person. */
export function inPounds(
  value: number | undefined,
  unit: string,
  { pounds, leastWeight, greatestWeight }: Weights,
): number | undefined {
  return within(scaled(value, { lb: 1, kg: pounds }, unit), leastWeight, greatestWeight);
}

/** Converts a height to inches; blank for another unit, and for an implausible height of a person. */
export function inInches(
  value: number | undefined,
  unit: string,
  { inches, leastHeight, greatestHeight }: Heights,
): number | undefined {
  return within(
    scaled(value, { in: 1, cm: inches, ft: 12, m: 100 * inches }, unit),
    leastHeight,
    greatestHeight,
  );
}

/** Returns a value within two limits, both included; else undefined. */
export function within(value: number | undefined, least: number, greatest: number): number | undefined {
  return value !== undefined && value >= least && value <= greatest ? value : undefined;
}

function scaled(value: number | undefined, units: Readonly<Record<string, number>>, unit: string) {
  const factor = Object.hasOwn(units, unit) ? units[unit] : undefined;
  if (value === undefined || factor === undefined || !(value > 0)) return undefined;
  const result = value * factor;
  return Number.isFinite(result) ? result : undefined;
}
