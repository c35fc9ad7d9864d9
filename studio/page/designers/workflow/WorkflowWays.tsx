import { useEffect, useRef } from 'react';
import type { Way, Ways } from './graph.ts';

export interface WorkflowWaysProps {
  readonly state: string;
  readonly ways: Ways;
  readonly titles: Readonly<Record<string, string>>;
  readonly onSelect: (state: string) => void;
}

/** Shows a state between its predecessors and successors; a press on one moves it to the middle. */
export function WorkflowWays({ state, ways, titles, onSelect }: WorkflowWaysProps) {
  const middle = useRef<HTMLParagraphElement>(null);
  const isFollowed = useRef(false);
  // Moves the focus to the new state, as the pressed button is gone.
  useEffect(() => {
    if (isFollowed.current && state !== '') middle.current?.focus();
    isFollowed.current = false;
  }, [state]);
  const follow = (next: string) => {
    isFollowed.current = true;
    onSelect(next);
  };
  const title = titles[state] ?? state;
  return (
    <section className="studio-ways" aria-label={`Ways into and out of ${title}`}>
      <Side
        name="into"
        heading="Before"
        none="No row leads here."
        {...{ titles }}
        ways={ways.into}
        onFollow={follow}
      />
      <p ref={middle} tabIndex={-1} className="studio-ways-state">
        {title}
      </p>
      <Side
        name="out"
        heading="After"
        none="No row leads on."
        {...{ titles }}
        ways={ways.out}
        onFollow={follow}
      />
    </section>
  );
}

interface SideProps extends Pick<WorkflowWaysProps, 'titles'> {
  readonly name: keyof Ways;
  readonly heading: string;
  readonly none: string;
  readonly ways: readonly Way[];
  readonly onFollow: (state: string) => void;
}

function Side({ name, heading, none, ways, titles, onFollow }: SideProps) {
  return (
    <div className="studio-ways-side" data-side={name}>
      <h3 className="studio-heading">{heading}</h3>
      {ways.length === 0 && <p className="en-help">{none}</p>}
      <ul aria-label={heading}>
        {ways.map(({ state, rows }) => (
          <li key={state}>
            <button type="button" className="studio-link" onClick={() => onFollow(state)}>
              <span>{titles[state] ?? state}</span>
              <span className="studio-kind">{rows.join(', ')}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
