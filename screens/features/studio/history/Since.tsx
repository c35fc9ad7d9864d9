import { Link } from 'react-router';
import { useCall } from '../../../calls.ts';
import { timeOf } from './time-of.ts';
import { firstNumber, nameOfVersion } from './versions.ts';

export interface SinceProps {
  readonly path: string;
  /** JSON Pointer in the file. */
  readonly at: string;
}

/** Since when something is as it is, by whose change and why, with the way to that publication. */
export function Since({ path, at }: SinceProps) {
  const { data: changes } = useCall('studio.changes');
  const publications = changes?.publications ?? [];
  const isPublished = publications.length > 0;
  const { data } = useCall('studio.blame', { query: { path, at }, isEnabled: isPublished });
  if (changes?.publishes !== true || (isPublished && data === undefined)) return null;
  const [whole, ...members] = data?.members ?? [];
  if (isPublished && whole === undefined) return <p className="en-help">Not published yet.</p>;
  const number = Math.max(firstNumber, whole?.number ?? firstNumber, ...members.map((each) => each.number));
  if (number === firstNumber) return <p className="en-help">With the product, unchanged since.</p>;
  const changed = members.filter((each) => each.number === number).map(({ member }) => member);
  const publication = publications.find((each) => each.number === number);
  return (
    <p className="en-help">
      {whole?.number === number && whole.isNew ? 'Since ' : `${listed(changed)} changed last with `}
      <Link to={{ search: addressOf({ path, at, number }) }}>{nameOfVersion(publications, number)}</Link>
      {publication !== undefined &&
        `, ${publication.changedBy ?? publication.authorName}, ${timeOf(publication.publishedAt)}`}
    </p>
  );
}

function addressOf({ path, at, number }: SinceProps & { readonly number: number }): string {
  const [from, to] = [String(number - 1), String(number)];
  return new URLSearchParams({ file: path, at, view: 'history', from, to }).toString();
}

const most = 3;

function listed(members: readonly string[]): string {
  const rest = members.length - most;
  if (members.length === 0) return 'This';
  return rest > 0 ? `${members.slice(0, most).join(', ')} and ${rest} more` : members.join(', ');
}
