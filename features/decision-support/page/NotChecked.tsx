import type { Checked } from './checked.ts';

/** Lists what was not checked, even where nothing is: an empty list of findings tells nothing of it. */
export function NotChecked({ checked }: { readonly checked: Checked }) {
  const { notChecked } = checked;
  return (
    <section className="ds-not-checked" aria-label="Not checked">
      <h3>Not checked ({notChecked.length})</h3>
      {notChecked.length === 0 ? (
        <p className="ds-muted">
          Every medication has a code that is known, and every allergy was understood.
        </p>
      ) : (
        <ul>
          {[...Map.groupBy(notChecked, ({ reason }) => reason)].map(([reason, medications]) => (
            <li key={reason}>
              <span className="ds-muted">{reason}</span>
              <ul className="ds-names">
                {medications.map(({ id, name }) => (
                  <li key={id}>
                    <bdi>{name}</bdi>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
