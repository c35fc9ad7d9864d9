import { useState } from 'react';
import { formatDateTime } from '../../../engine/core/dates/dates.ts';
import { Button, useAccess } from '../../../engine/react/index.ts';
import type { StudioAddress } from '../designers/designer.ts';
import type { ChangesState } from '../publishing/use-changes.ts';
import type { StudioState } from '../use-studio.ts';
import { Comparison } from './Comparison.tsx';
import { ServeAgain } from './ServeAgain.tsx';
import { UndoPublication } from './UndoPublication.tsx';
import { UnservedRelease } from './UnservedRelease.tsx';
import { useRestore } from './use-restore.ts';
import { firstNumber, type ListedPublication, nameOfVersion, versionIn } from './versions.ts';
import './history.css';

export interface HistoryProps {
  readonly studio: StudioState;
  readonly changes: ChangesState;
  /** Numbers of the compared versions, from the address. */
  readonly from: string | null;
  readonly to: string | null;
  readonly onOpen: (address: StudioAddress) => void;
}

/** Lists the publications, to compare any two, or to restore one as a change or at once. */
export function History({ studio, changes, from, to, onOpen }: HistoryProps) {
  const { publications, release, served, isPreparing } = changes;
  const can = useAccess();
  const [confirmed, setConfirmed] = useState<string>();
  const [undone, setUndone] = useState<number>();
  const latest = publications[0]?.number ?? firstNumber;
  const restore = useRestore({ studio, latest, onOpen });
  if (latest === firstNumber)
    return <p className="en-help">Nothing has been published yet: the release is served.</p>;
  const after = versionIn(to) ?? latest;
  const before = versionIn(from) ?? Math.max(firstNumber, after - 1);
  const compare = (chosen: { readonly from?: number; readonly to?: number }) =>
    onOpen({ view: 'history', from: String(chosen.from ?? before), to: String(chosen.to ?? after) });
  const name = (number: number) => nameOfVersion(publications, number);
  const isReplaced = release !== undefined && publications[0]?.followsRelease !== true;
  return (
    <>
      <UnservedRelease paths={changes.unserved} />
      <section aria-label="Published">
        <h3>Published</h3>
        <ul className="studio-links studio-versions">
          {[...publications, undefined].map((version) => {
            const number = version?.number ?? firstNumber;
            return (
              <li key={number} className="studio-version">
                <Choice
                  label="From"
                  of={name(number)}
                  isChosen={number === before}
                  onChoose={() => compare({ from: number })}
                />
                <Choice
                  label="To"
                  of={name(number)}
                  isChosen={number === after}
                  onChoose={() => compare({ to: number })}
                />
                <span className="studio-published">
                  {name(number)}
                  {version !== undefined && <span className="studio-kind"> {peopleOf(version)}</span>}
                </span>
                <span className="studio-actions">
                  {number === latest ? (
                    <span className="studio-mark">{isPreparing ? 'Being prepared' : 'Served now'}</span>
                  ) : (
                    <Button onClick={() => restore(number)}>Restore into the draft</Button>
                  )}
                  {version !== undefined && studio.mayEdit && (
                    <Button aria-label={`Undo ${name(number)}`} onClick={() => setUndone(number)}>
                      Undo
                    </Button>
                  )}
                  {version !== undefined && version.hash !== served && can('studio.publish') && (
                    <Button onClick={() => setConfirmed(version.hash)}>Serve again</Button>
                  )}
                </span>
              </li>
            );
          })}
        </ul>
        {isReplaced && can('studio.publish') && (
          <Button onClick={() => setConfirmed(release)}>Serve the release again</Button>
        )}
      </section>
      <Comparison from={before} to={after} latest={latest} name={name} onRestore={restore} />
      {undone !== undefined && (
        <UndoPublication
          {...{ studio, onOpen }}
          number={undone}
          name={name(undone)}
          onClose={() => setUndone(undefined)}
        />
      )}
      {confirmed !== undefined && (
        <ServeAgain
          hash={confirmed}
          act={() => changes.rollBack(confirmed)}
          onClose={() => setConfirmed(undefined)}
        />
      )}
    </>
  );
}

interface ChoiceProps {
  readonly label: 'From' | 'To';
  /** Name of the version, as shown. */
  readonly of: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Choice({ label, of, isChosen, onChoose }: ChoiceProps) {
  return (
    <label className="studio-choice">
      <input
        type="radio"
        name={`studio-${label}`}
        aria-label={`${label} ${of}`}
        checked={isChosen}
        onChange={onChoose}
      />
      <span>{label}</span>
    </label>
  );
}

function peopleOf({ changedBy, authorName, publishedAt }: ListedPublication): string {
  const changed = changedBy === undefined ? '' : `changed by ${changedBy}, `;
  return `${changed}published by ${authorName}, ${formatDateTime(publishedAt)}`;
}
