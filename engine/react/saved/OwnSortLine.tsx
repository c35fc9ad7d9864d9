import { useMessages } from '../context/use-messages.ts';
import { Button } from '../parts/Button.tsx';

/** Renders a note that the user has sorted the rows, with a button back to the search's own order. */
export function OwnSortLine({ onReset }: { readonly onReset: () => void }) {
  const say = useMessages();
  return (
    <div className="en-news-line">
      <span>{say('saved.own-sort')}</span>
      <Button look="quiet" aria-label={say('saved.reset-sort.label')} onClick={onReset}>
        {say('saved.reset-sort')}
      </Button>
    </div>
  );
}
