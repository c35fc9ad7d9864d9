import { pointRadial } from 'd3-shape';

export interface PartNameProps {
  readonly name: string;
  /** Radians from twelve o'clock. */
  readonly angle: number;
  readonly radius: number;
}

/** Writes the name of a part outside of a round drawing, anchored so that the text covers nothing. */
export function PartName({ name, angle, radius }: PartNameProps) {
  const [x, y] = pointRadial(angle, radius);
  const isAboveOrBelow = Math.abs(x) < radius / 4;
  const anchor = isAboveOrBelow ? 'middle' : x > 0 ? 'start' : 'end';
  return (
    <text className="risk-axis" textAnchor={anchor} x={x} y={y} dy="0.35em">
      {name}
    </text>
  );
}
