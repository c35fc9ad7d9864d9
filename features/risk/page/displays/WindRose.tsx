import { scaleBand, scaleLinear } from 'd3-scale';
import { arc, stack } from 'd3-shape';
import { Drawing } from './Drawing.tsx';
import type { DisplayProps } from './display.ts';
import { NumberTable } from './NumberTable.tsx';
import { PartName } from './PartName.tsx';
import { type MedicationShare, points } from './regimen-risk.ts';

const radius = 78;
const innermost = 12;

/** Maximum of every part of the score, in points. */
const greatest = 10;

/**
 * Draws a spoke for each part of the score, with the part's value as its length, stacked from the medications' shares.
 */
export function WindRose({ medications, parts, chosen, onChoose, total }: DisplayProps) {
  const pieces = petalsOf(
    medications,
    parts.map(({ code }) => code),
  );
  const angle = scaleBand(
    parts.map(({ code }) => code),
    [0, 2 * Math.PI],
  ).padding(0.12);
  const radiusOf = scaleLinear([0, greatest], [innermost, radius]);
  const rows = parts.map(({ code, display }) => {
    const own = pieces.filter(({ part }) => part === code);
    const adds = own.map(
      ({ medication, from, through }) => `${medication.mark} ${medication.name} ${points(through - from)}`,
    );
    return [display, points(own.at(-1)?.through ?? 0), adds.join('; ') || 'none'] as const;
  });
  return (
    <Drawing
      title="Wind rose"
      description={`The parts of the score, total ${total}: ${rows.map(([part, value]) => `${part} ${value}`).join(', ')}.`}
      size={[150, 100]}
      onChoose={onChoose}
      data={
        <NumberTable
          caption="Parts of the score"
          head={['Part', 'Points of 10', 'Medications']}
          rows={rows}
        />
      }
    >
      <circle className="risk-ring" r={radiusOf(greatest / 2)} />
      <circle className="risk-ring" r={radius} />
      {pieces.map(({ medication, part, from, through }) => {
        const startAngle = angle(part) ?? 0;
        const endAngle = startAngle + angle.bandwidth();
        const shape = arc();
        const slice = { startAngle, endAngle, innerRadius: radiusOf(from), outerRadius: radiusOf(through) };
        const [x, y] = shape.centroid(slice);
        return (
          <g
            key={`${part} ${medication.id}`}
            className={medication.id === chosen ? 'risk-piece risk-chosen' : 'risk-piece'}
            data-medication={medication.id}
          >
            <title>{`${medication.name}: ${points(through - from)}`}</title>
            <path d={shape(slice) ?? ''} />
            {radiusOf(through) - radiusOf(from) > 8 && (
              <text textAnchor="middle" x={x} y={y} dy="0.35em">
                {medication.mark}
              </text>
            )}
          </g>
        );
      })}
      {parts.map(({ code, display }) => (
        <PartName
          key={code}
          name={display}
          angle={(angle(code) ?? 0) + angle.bandwidth() / 2}
          radius={radius + 8}
        />
      ))}
    </Drawing>
  );
}

export interface Piece {
  readonly part: string;
  readonly medication: MedicationShare;
  /** Start and end of the piece within its part, in points from the middle outward. */
  readonly from: number;
  readonly through: number;
}

/** Stacks the share of each medication in each part. */
export function petalsOf(
  medications: readonly MedicationShare[],
  parts: readonly string[],
): readonly Piece[] {
  const byId = new Map(medications.map((medication) => [medication.id, medication]));
  const stacked = stack<string, string>()
    .keys([...byId.keys()])
    .value((part, id) => byId.get(id)?.shares[part] ?? 0)(parts);
  return stacked.flatMap((series) => {
    const medication = byId.get(series.key);
    if (medication === undefined) return [];
    return series.flatMap(([from, through], index) =>
      through > from ? [{ part: parts[index] ?? '', medication, from, through }] : [],
    );
  });
}
