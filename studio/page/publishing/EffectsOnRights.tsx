import type { ReviewState } from './use-review.ts';

/** Shows which users gain or lose rights by a change, and whether all users were examined. */
export function EffectsOnRights({ review }: { readonly review: NonNullable<ReviewState['review']> }) {
  const { effects, users, allUsers, grade } = review;
  if (grade !== 'access' && effects.length === 0) return null;
  return (
    <section aria-label="Who gains and who loses">
      <h6>Who gains and who loses</h6>
      <p className="en-help">
        {effects.length === 0
          ? `None of the ${users} users looked at gains or loses anything today.`
          : `Of ${users} users looked at.`}
        {users < allUsers && ` There are ${allUsers}: the others were not looked at.`}
      </p>
      <ul className="studio-counts">
        {effects.map(({ right, gained, lost, gains, loses }) => (
          <li key={right}>
            <strong>{right}</strong>
            {gained > 0 && <> · gained by {namesOf(gains, gained)}</>}
            {lost > 0 && <> · lost by {namesOf(loses, lost)}</>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function namesOf(names: readonly string[], count: number): string {
  const others = count - names.length;
  return others > 0 ? `${names.join(', ')} and ${others} more` : names.join(', ');
}
