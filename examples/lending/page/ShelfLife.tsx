import { idOf, Loading, type PartProps, useCall } from '../../../engine/react/index.ts';
import type { Calls } from '../generated/calls.types.ts';

/** Says how often the open book was lent, and for how long on average. */
export function ShelfLife({ records }: PartProps) {
  const query = { bookId: idOf(records['book']) ?? '' };
  const { data, error, refetch } = useCall<Calls['loan.shelf-life']['answer']>('loan.shelf-life', { query });
  if (data === undefined) return <Loading error={error?.message} onRetry={() => void refetch()} />;
  const { times, days, isOut } = data;
  return (
    <p>
      Lent {times} {times === 1 ? 'time' : 'times'}
      {days === undefined ? '' : `, for ${days} days on average`}. {isOut ? 'Out now.' : 'On the shelf.'}
    </p>
  );
}
