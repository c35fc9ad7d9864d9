import { useEffect, useId, useMemo, useRef } from 'react';
import type { Edge, PlacedState } from './graph.ts';

const width = 260;
const height = 34;
const gap = { column: 70, row: 18 };

export interface WorkflowGraphProps {
  readonly title: string;
  readonly states: readonly PlacedState[];
  readonly edges: readonly Edge[];
  readonly titles: Readonly<Record<string, string>>;
  /** Of which the ways in and out stand out. */
  readonly selected: string;
  readonly onSelect: (state: string) => void;
}

/** The states and the ways between them as a picture; the table beside it says the same. */
export function WorkflowGraph({ title, states, edges, titles, selected, onSelect }: WorkflowGraphProps) {
  const id = useId();
  const frame = useRef<HTMLElement>(null);
  const places = useMemo(() => new Map(states.map((state) => [state.name, cornerOf(state)])), [states]);
  // A picture of many states is larger than its frame.
  useEffect(() => {
    const place = places.get(selected);
    if (frame.current !== null && place !== undefined) showMiddle(frame.current, place);
  }, [places, selected]);
  const right = Math.max(...[...places.values()].map(({ x }) => x)) + width;
  const bottom = Math.max(...[...places.values()].map(({ y }) => y)) + height;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
    <section ref={frame} className="studio-graph" tabIndex={0} aria-label={`Picture of ${title}`}>
      <svg
        role="img"
        aria-label={`The states of ${title} and the ways between them; the table has the same.`}
        width={right + gap.column}
        height={bottom + gap.row}
        viewBox={`-1 -${gap.row} ${right + gap.column} ${bottom + gap.row * 2}`}
      >
        <defs>
          <marker id={id} viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" markerHeight="7" orient="auto">
            <path d="M0 0 8 4 0 8Z" className="studio-arrow" />
          </marker>
        </defs>
        {edges.map(({ from, to }) => (
          <path
            key={`${from} ${to}`}
            className="studio-edge"
            data-near={from === selected || to === selected}
            d={wayBetween(places.get(from), places.get(to))}
            markerEnd={`url(#${id})`}
          />
        ))}
        {states.map(({ name }) => {
          const { x = 0, y = 0 } = places.get(name) ?? {};
          return (
            // biome-ignore lint/a11y/noStaticElementInteractions: the select above does the same by keys
            <g
              key={name}
              className="studio-node"
              data-selected={name === selected}
              onClick={() => onSelect(name)}
            >
              <rect x={x} y={y} width={width} height={height} rx="4" />
              <text x={x + width / 2} y={y + height / 2} textAnchor="middle" dominantBaseline="central">
                {shortened(titles[name] ?? name)}
              </text>
              <title>{titles[name] ?? name}</title>
            </g>
          );
        })}
      </svg>
    </section>
  );
}

function showMiddle(frame: HTMLElement, { x, y }: Corner): void {
  const { clientWidth, clientHeight } = frame;
  frame.scrollTo?.({ left: x + (width - clientWidth) / 2, top: y + (height - clientHeight) / 2 });
}

interface Corner {
  readonly x: number;
  readonly y: number;
}

function cornerOf({ column, row }: PlacedState): Corner {
  // Every second column is half a row lower, so that straight ways do not run through states.
  return {
    x: column * (width + gap.column),
    y: row * (height + gap.row) + (column % 2) * ((height + gap.row) / 2),
  };
}

/** Forward from side to side; backward and within a column around the side on the right. */
function wayBetween(from: Corner = { x: 0, y: 0 }, to: Corner = { x: 0, y: 0 }): string {
  const [startY, endY] = [from.y + height / 2, to.y + height / 2];
  const start = from.x + width;
  const end = to.x > from.x ? to.x : to.x + width;
  const bend = gap.column * (to.x > from.x ? 0.5 : 0.9);
  const pull = to.x > from.x ? end - bend : Math.max(start, end) + bend;
  return `M${start} ${startY} C${start + bend} ${startY} ${pull} ${endY} ${end} ${endY}`;
}

const longest = 38;

function shortened(title: string): string {
  return title.length > longest ? `${title.slice(0, longest - 1)}…` : title;
}
