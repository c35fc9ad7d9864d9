import { useMessages } from '../context/use-messages.ts';
import { TabTitle } from '../parts/TabStrip.tsx';
import type { ShownRows } from './use-row-views.ts';

/** Choice of the view of the rows, and tallies of the rows of each kind. */
export function RowViews({ views, tallies }: Pick<ShownRows, 'views' | 'tallies'>) {
  const say = useMessages();
  if (views.length === 0 && tallies.length === 0) return null;
  return (
    <div className="en-row-views">
      {views.length > 0 && (
        <fieldset className="en-tabs-nested" aria-label={say('rows.show')}>
          {views.map(({ title, count, isShown, show }) => (
            <button key={title} type="button" className="en-tab" aria-pressed={isShown} onClick={show}>
              <TabTitle title={title} count={count} />
            </button>
          ))}
        </fieldset>
      )}
      <p role="status">{tallies.join(', ')}</p>
    </div>
  );
}
