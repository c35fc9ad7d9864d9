import { scaleBand, scaleLinear } from 'd3-scale';
import { pointRadial } from 'd3-shape';
import { Drawing } from './Drawing.tsx';
import type { DisplayProps } from './display.ts';
import { NumberTable } from './NumberTable.tsx';
import { PartName } from './PartName.tsx';
import { RingAxis } from './RingAxis.tsx';
import { type MedicationShare, points } from './regimen-risk.ts';

const radius = 78;

/**
 * Points at the end of the scale, if no contribution is larger, so that small contributions are not drawn in the
 * middle.
 */
const leastForMiddle = 10;

/**
 * Draws a dot for each medication, in the sector of its largest share; the larger its contribution, the nearer to the
 * middle.
 */
export function Bullseye({ medications, parts, chosen, onChoose, total }: DisplayProps) {
  const distance = distanceOf(medications);
  const titles = new Map(parts.map(({ code, display }) => [code, display]));
  const dots = dotsOf(
    medications,
    parts.map(({ code }) => code),
  );
  const rows = medications.map(
    ({ mark, name, mainPart, total: sum }) =>
      [`${mark} ${name}`, titles.get(mainPart) ?? '', points(sum)] as const,
  );
  return (
    <Drawing
      title="Bullseye"
      description={`${medications.length} medications, total ${total}. The nearer to the middle, the more a medication adds.`}
      size={[150, 100]}
      onChoose={onChoose}
      data={
        <NumberTable
          caption="What each medication adds"
          head={['Medication', 'Mostly', 'Adds']}
          rows={rows}
        />
      }
    >
      <RingAxis rings={distance.ticks(3).map((ring) => ({ radius: distance(ring), points: ring }))} />
      {parts.map(({ code, display }) => (
        <PartName
          key={code}
          name={display}
          angle={sectors(parts.map((part) => part.code)).middle(code)}
          radius={radius + 8}
        />
      ))}
      {dots.map(({ medication, x, y }) => (
        <g
          key={medication.id}
          className={medication.id === chosen ? 'risk-dot risk-chosen' : 'risk-dot'}
          data-medication={medication.id}
          transform={`translate(${x} ${y})`}
        >
          <title>{`${medication.name}: ${points(medication.total)}`}</title>
          <circle r="8" />
          <text textAnchor="middle" dy="0.35em">
            {medication.mark}
          </text>
        </g>
      ))}
      {medications.length === 0 && (
        <text textAnchor="middle" className="risk-empty">
          No medications
        </text>
      )}
    </Drawing>
  );
}

export interface Dot {
  readonly medication: MedicationShare;
  readonly x: number;
  readonly y: number;
}

/** Positions each medication; those of one sector share its width. */
export function dotsOf(medications: readonly MedicationShare[], parts: readonly string[]): readonly Dot[] {
  const { start, width } = sectors(parts);
  const distance = distanceOf(medications);
  return parts.flatMap((part) => {
    const own = medications.filter(({ mainPart }) => mainPart === part);
    return own.map((medication, index) => {
      const angle = start(part) + (width * (index + 0.5)) / own.length;
      const [x, y] = pointRadial(angle, distance(medication.total));
      return { medication, x, y };
    });
  });
}

/** Makes the scale from the points that a medication adds to its distance from the middle. */
function distanceOf(medications: readonly MedicationShare[]) {
  const most = Math.max(leastForMiddle, ...medications.map(({ total }) => total));
  // Keeps the innermost dot off the middle, so that several dots stay distinguishable.
  return scaleLinear([0, most], [radius, radius * 0.15]);
}

function sectors(parts: readonly string[]) {
  const band = scaleBand(parts, [0, 2 * Math.PI]);
  const width = band.bandwidth();
  const start = (part: string) => band(part) ?? 0;
  return { start, width, middle: (part: string) => start(part) + width / 2 };
}
