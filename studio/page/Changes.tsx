import { Fragment, useState } from 'react';
import type { DraftText } from '../../engine/core/protocol/workbench.ts';
import { diffLines } from '../../engine/core/text/line-diff.ts';
import { changedFiles } from './draft.ts';
import type { ProblemsProps } from './Problems.tsx';
import { Examples } from './publishing/Examples.tsx';

const signs = { unchanged: ' ', removed: '−', added: '+' };

/** Shows the lines that a save would write, and the changes in the examples. */
export function Changes({ studio, onOpen }: ProblemsProps) {
  const files = changedFiles(studio.draft);
  if (files.length === 0) return <p className="en-help">Nothing has been changed.</p>;
  return (
    <>
      <Examples {...{ studio, onOpen }} sent={studio.sent} heading="h3" />
      <FileDiffs files={files} />
    </>
  );
}

interface FileDiffsProps {
  readonly files: readonly DraftText[];
  /** Level of the headings with the paths. */
  readonly heading?: 'h3' | 'h5';
}

/**
 * Maximum number of files shown unfolded; with more, all are folded, so that their names come before their
 * content.
 */
const mostUnfolded = 4;

/** Shows the differences of each file by line. */
export function FileDiffs({ files, heading: Heading = 'h3' }: FileDiffsProps) {
  const [isOpen] = useState(files.length <= mostUnfolded);
  return (
    <>
      {files.map(({ path, base, text }) => (
        <section key={path} className="studio-diff" aria-label={`Changes of ${path}`}>
          <details open={isOpen}>
            <summary>
              <Heading>
                <PathName path={path} />
              </Heading>{' '}
              <span className="studio-kind">{countOf({ base, text })}</span>
            </summary>
            <LineDiff before={base} after={text} />
          </details>
        </section>
      ))}
    </>
  );
}

/** Shows a path that may break behind its slashes. */
function PathName({ path }: Pick<DraftText, 'path'>) {
  return path.split(/(?<=\/)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part of a path is its position
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

function countOf({ base, text }: Omit<DraftText, 'path'>): string {
  const lines = diffLines(base, text).flat();
  const count = (wanted: keyof typeof signs) => lines.filter(({ kind }) => kind === wanted).length;
  const added = count('added') === 1 ? '1 line' : `${count('added')} lines`;
  if (base === '') return `new file, ${added}`;
  return text === '' ? 'removed' : `${added} added, ${count('removed')} removed`;
}

/** Shows the lines in which two texts differ, with some lines around. */
export function LineDiff({ before, after }: { readonly before: string; readonly after: string }) {
  return diffLines(before, after).map((hunk, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: hunks are identified by their position
    <pre key={index}>
      {hunk.map(({ kind, text }, number) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: so are lines
        <div key={number} className={`studio-line studio-line-${kind}`}>
          {`${signs[kind]} ${text}`}
        </div>
      ))}
    </pre>
  ));
}
