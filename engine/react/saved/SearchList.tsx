import { useState } from 'react';
import type { JsonObject } from '../../core/json/json.ts';
import { useMessages } from '../context/use-messages.ts';
import { Button } from '../parts/Button.tsx';
import { ChevronIcon } from '../parts/icons.tsx';
import { idOf } from '../parts/record-content.ts';
import type { SearchGroup } from './search-groups.ts';

export interface SearchListProps {
  readonly title: string;
  readonly groups: readonly SearchGroup[];
  readonly nameOf: (search: JsonObject) => string;
  /** Number of rows that each search finds, by the search's `_id`, as far as it is known. */
  readonly counts: Readonly<Record<string, number>>;
  /** `_id` of the displayed search. */
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
}

/**
 * Renders the stored searches by group; in a narrow space, as a list that opens from a button with the chosen
 * search's name.
 */
export function SearchList({ title, groups, nameOf, counts, chosen, onChoose }: SearchListProps) {
  const say = useMessages();
  const [isOpen, setOpen] = useState(false);
  const searches = groups.flatMap((group) => group.searches);
  const current = searches.find((search) => idOf(search) === chosen);
  const chosenName = current === undefined ? say('saved.choose') : nameOf(current);
  return (
    <nav className="en-searches" aria-label={title}>
      <Button
        className="en-searches-toggle"
        aria-expanded={isOpen}
        aria-label={`${title}: ${chosenName}`}
        onClick={() => setOpen(!isOpen)}
        icon={<ChevronIcon />}
      >
        {chosenName}
      </Button>
      <div className={`en-searches-groups${isOpen ? ' is-open' : ''}`}>
        {groups.map((group) => (
          <section key={group.title} className="en-searches-group">
            <h3 className="en-searches-title">{group.title}</h3>
            <ul>
              {group.searches.map((search) => (
                <li key={idOf(search)}>
                  <button
                    type="button"
                    className="en-search-entry"
                    data-search={idOf(search)}
                    aria-current={idOf(search) === chosen ? 'true' : undefined}
                    onClick={() => {
                      onChoose(idOf(search) ?? '');
                      setOpen(false);
                    }}
                  >
                    {nameOf(search)}
                    <Count count={counts[idOf(search) ?? '']} />
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  );
}

function Count({ count }: { readonly count: number | undefined }) {
  const say = useMessages();
  if (count === undefined) return null;
  const text = count.toLocaleString('en-US');
  return (
    <span className="en-search-count" title={say('saved.count', { count: text })}>
      {text}
    </span>
  );
}
