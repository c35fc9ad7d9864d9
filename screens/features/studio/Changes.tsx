import type { DraftText } from '../../../engine/core/protocol/workbench.ts';
import { diffLines } from '../../../engine/core/text/line-diff.ts';
import { changedFiles, type Draft } from './draft.ts';

const signs = { unchanged: ' ', removed: '−', added: '+' };

/** What a save would write: the commands in words, and the lines of each file. */
export function Changes({ draft }: { readonly draft: Draft }) {
  const files = changedFiles(draft);
  if (files.length === 0) return <p className="en-help">Nothing has been changed.</p>;
  return <FileDiffs files={files} />;
}

interface FileDiffsProps {
  readonly files: readonly DraftText[];
  /** Level of the headings with the paths. */
  readonly heading?: 'h3' | 'h5';
}

/** The differences of each file, line by line. */
export function FileDiffs({ files, heading: Heading = 'h3' }: FileDiffsProps) {
  return (
    <>
      {files.map(({ path, base, text }) => (
        <section key={path} className="studio-diff" aria-label={`Changes of ${path}`}>
          <Heading>{path}</Heading>
          <LineDiff before={base} after={text} />
        </section>
      ))}
    </>
  );
}

interface LineDiffProps {
  readonly before: string;
  readonly after: string;
}

/** The lines in which two texts differ, with some around them. */
export function LineDiff({ before, after }: LineDiffProps) {
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
