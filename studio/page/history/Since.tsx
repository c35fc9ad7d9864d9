import { useMemo } from 'react';
import { Link } from 'react-router';
import { counterpartPath } from '../../../engine/core/compare/counterparts.ts';
import { formatDateTime } from '../../../engine/core/dates/dates.ts';
import { getAtTokens, pointerOf, tokensOf } from '../../../engine/core/json/pointer.ts';
import { useCall } from '../../../screens/calls.ts';
import { parsedJson } from '../parsed-json.ts';
import { firstNumber, nameOfVersion } from './versions.ts';

export interface SinceProps {
  readonly path: string;
  /** JSON Pointer in the file of the draft. */
  readonly at: string;
  /** File text of the draft, and as stored. */
  readonly text: string;
  readonly stored: string;
  /** Titles a member of the shown object. */
  readonly nameOf: (member: string) => string;
}

/** Shows the publication that last changed an object, with author and purpose, and a link. */
export function Since({ text, stored, ...shown }: SinceProps) {
  const { data: changes } = useCall('studio.changes');
  const at = useMemo(() => storedPath(text, stored, shown.at), [text, stored, shown.at]);
  if (changes?.publishes !== true) return null;
  if (at === undefined) return <p className="en-help">In this draft, not published yet.</p>;
  return <LastChange path={shown.path} at={at} nameOf={shown.nameOf} />;
}

/** Finds the pointer in the stored file, whose rows may have moved; undefined for a new object. */
function storedPath(text: string, stored: string, at: string): string | undefined {
  const [value, before] = [parsedJson(text), parsedJson(stored)];
  if (value === undefined) return at;
  const tokens = counterpartPath(before, { value, tokens: tokensOf(at) });
  return tokens === undefined || getAtTokens(before, tokens) === undefined ? undefined : pointerOf(tokens);
}

interface StoredPath {
  readonly path: string;
  /** JSON Pointer in the stored file. */
  readonly at: string;
}

function LastChange({ path, at, nameOf }: StoredPath & Pick<SinceProps, 'nameOf'>) {
  const { data: changes } = useCall('studio.changes');
  const publications = changes?.publications ?? [];
  const isPublished = publications.length > 0;
  const { data } = useCall('studio.blame', { query: { path, at }, isEnabled: isPublished });
  if (changes?.publishes !== true || (isPublished && data === undefined)) return null;
  const [whole, ...members] = data?.members ?? [];
  if (isPublished && whole === undefined) return <p className="en-help">Not published yet.</p>;
  const number = Math.max(firstNumber, whole?.number ?? firstNumber, ...members.map((each) => each.number));
  if (number === firstNumber) return <p className="en-help">With the product, unchanged since.</p>;
  const changed = members.filter((each) => each.number === number).map(({ member }) => nameOf(member));
  const publication = publications.find((each) => each.number === number);
  return (
    <p className="en-help">
      {whole?.number === number && whole.isNew ? 'Since ' : `${listed(changed)} changed last with `}
      <Link to={{ search: addressOf({ path, at, number }) }}>{nameOfVersion(publications, number)}</Link>
      {publication !== undefined &&
        `, ${publication.changedBy ?? publication.authorName}, ${formatDateTime(publication.publishedAt)}`}
    </p>
  );
}

function addressOf({ path, at, number }: StoredPath & { readonly number: number }): string {
  const [from, to] = [String(number - 1), String(number)];
  return new URLSearchParams({ file: path, at, view: 'history', from, to }).toString();
}

const most = 3;

function listed(members: readonly string[]): string {
  const rest = members.length - most;
  if (members.length === 0) return 'This';
  return rest > 0 ? `${members.slice(0, most).join(', ')} and ${rest} more` : members.join(', ');
}
