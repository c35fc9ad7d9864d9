import { Button, Loading } from '../../../engine/react/index.ts';
import { useCall } from '../../../screens/calls.ts';
import { LineDiff } from '../Changes.tsx';
import type { Restore } from './use-restore.ts';

export interface ComparisonProps {
  /** Numbers of the compared versions; `latest` is the number of the served one. */
  readonly from: number;
  readonly to: number;
  readonly latest: number;
  readonly name: (number: number) => string;
  readonly onRestore: Restore;
}

/** Shows the changes between two versions as sentences and by line, with each file to restore from either. */
export function Comparison({ from, to, latest, name, onRestore }: ComparisonProps) {
  const { data, error } = useCall('studio.compare', { query: { from, to }, isEnabled: from !== to });
  if (from === to) return <p className="en-help">Choose two versions to compare them.</p>;
  if (data === undefined) return <Loading error={error?.message} />;
  return (
    <section aria-label="Differences">
      <h3>Differences</h3>
      <p className="en-help">
        From “{name(from)}” to “{name(to)}”: {countOf(data.files.length)}
      </p>
      {data.files.map(({ path, base, text, changes }) => (
        <section key={path} className="studio-diff" aria-label={`Differences of ${path}`}>
          <h4>{path}</h4>
          <ul className="studio-counts">
            {changes.map((words, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same may have been done twice
              <li key={index}>{words}</li>
            ))}
          </ul>
          <details>
            <summary>Line by line</summary>
            <LineDiff before={base} after={text} />
          </details>
          <div className="studio-actions studio-restore">
            {[from, to]
              .filter((number) => number !== latest)
              .map((number) => (
                <Button key={number} onClick={() => onRestore(number, path)}>
                  {`Restore this file as in “${name(number)}”`}
                </Button>
              ))}
          </div>
        </section>
      ))}
    </section>
  );
}

function countOf(files: number): string {
  if (files === 0) return 'no difference.';
  return files === 1 ? '1 file differs.' : `${files} files differ.`;
}
