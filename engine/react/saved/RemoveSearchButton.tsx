import { useState } from 'react';
import type { JsonObject } from '../../core/json/json.ts';
import type { SavedSource, SearchRemoval } from '../../core/product/tab.ts';
import { useMessages } from '../context/use-messages.ts';
import { Button } from '../parts/Button.tsx';
import { RemoveDialog } from '../tab/dialog/RemoveDialog.tsx';
import type { TabRows } from '../tab/rows/rows.ts';

export interface RemoveSearchButtonProps {
  readonly source: SavedSource;
  readonly searches: TabRows;
  readonly search: JsonObject;
  readonly name: string;
  readonly remove: SearchRemoval;
  readonly onRemoved: () => void;
}

/**
 * Renders the button that removes the chosen search after a confirmation, and afterwards offers to store the search
 * again.
 */
export function RemoveSearchButton(props: RemoveSearchButtonProps) {
  const { source, searches, search, name, remove, onRemoved } = props;
  const [isAsking, setAsking] = useState(false);
  const { save } = searches;
  const say = useMessages();
  return (
    <>
      <Button onClick={() => setAsking(true)}>{remove.title}</Button>
      {isAsking && searches.remove !== undefined && (
        <RemoveDialog
          item={source.searches.item}
          row={search}
          remove={searches.remove}
          addBack={
            save && ((values, idempotencyKey) => save({ values, against: undefined, idempotencyKey }, values))
          }
          contextLine={name}
          question={say('saved.remove.text', { item: source.searches.item })}
          explain={remove.explain}
          onRemoved={onRemoved}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
