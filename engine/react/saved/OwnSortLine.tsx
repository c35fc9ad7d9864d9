import { useMessages } from '../context/use-messages.ts';
import { Button } from '../parts/Button.tsx';

/** A mark that the person has sorted the rows, with the way back to the order of the search itself. */
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
