export interface RingAxisProps {
  /** Rings with their radius and the points that they stand for. */
  readonly rings: readonly { readonly radius: number; readonly points: number }[];
}

/** Draws rings around the middle, each with its points at the top, where no part of the score has its middle. */
export function RingAxis({ rings }: RingAxisProps) {
  return rings.map(({ radius, points }) => (
    <g key={points}>
      <circle className="risk-ring" r={radius} />
      <text className="risk-axis" textAnchor="middle" y={-radius} dy="0.35em">
        {points}
      </text>
    </g>
  ));
}
