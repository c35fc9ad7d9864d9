/** How the product converts units; the figures stand in the schema set. */
export interface Conversions {
  /** Pounds in a kilogram. */
  readonly pounds: number;
  /** Inches in a centimeter. */
  readonly inches: number;
}

/** A positive number in pounds; blank for another unit, and for what is no weight. */
export function inPounds(
  value: number | undefined,
  unit: string,
  { pounds }: Conversions,
): number | undefined {
  return scaled(value, { lb: 1, kg: pounds }, unit);
}

/** A positive number in inches; blank for another unit, and for what is no length. */
export function inInches(
  value: number | undefined,
  unit: string,
  { inches }: Conversions,
): number | undefined {
  return scaled(value, { in: 1, cm: inches, ft: 12, m: 100 * inches }, unit);
}

function scaled(value: number | undefined, units: Readonly<Record<string, number>>, unit: string) {
  const factor = Object.hasOwn(units, unit) ? units[unit] : undefined;
  if (value === undefined || factor === undefined || !(value > 0)) return undefined;
  const result = value * factor;
  return Number.isFinite(result) ? result : undefined;
}
