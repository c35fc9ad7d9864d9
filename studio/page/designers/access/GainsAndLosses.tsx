import type { Calls } from '../../../../generated/calls.types.ts';
import { effectOf } from './effect.ts';

type Effect = Calls['studio.rights']['answer'];

export interface GainsAndLossesProps {
  readonly effect: Effect | undefined;
}

const verbs = { gains: 'gains', loses: 'loses', changes: 'has another condition for' };

/** Says which roles gain and lose a right, and how many people. */
export function GainsAndLosses({ effect }: GainsAndLossesProps) {
  return (
    <section aria-label="Who gains and who loses" aria-live="polite">
      <h3 className="studio-heading">Who gains and who loses</h3>
      {effect === undefined ? (
        <p className="en-help">People are being counted …</p>
      ) : (
        <>
          <ul className="studio-counts">
            {effect.rules.map(({ name, title, roles, gained = 0, lost = 0 }) => (
              <li key={name}>
                {roles.map(({ title: role, is, was }) => {
                  const kind = effectOf({ is, was });
                  return kind === 'none' ? null : (
                    <div key={role}>
                      <strong>{role}</strong> {verbs[kind]} “{title}”
                    </div>
                  );
                })}
                {(gained > 0 || lost > 0) && (
                  <div className="studio-kind">
                    Gained by {peopleOf(gained)} today, lost by {peopleOf(lost)}.
                  </div>
                )}
              </li>
            ))}
          </ul>
          <p className="en-help">{scopeOf(effect)}</p>
        </>
      )}
    </section>
  );
}

function peopleOf(count: number): string {
  if (count === 0) return 'nobody';
  return count === 1 ? '1 person' : `${count} people`;
}

function scopeOf({ rules, users, allUsers }: Effect): string {
  if (rules.length === 0) return 'No role gains or loses anything.';
  if (users === undefined || allUsers === undefined)
    return 'People are counted once the draft has no problems that keep it from working.';
  const isNobody = rules.every(({ gained = 0, lost = 0 }) => gained === 0 && lost === 0);
  const of = users < allUsers ? `${users} of ${allUsers} people` : `${users} people`;
  const today = isNobody ? ' Nobody of them gains or loses anything today.' : '';
  return `People with several roles keep what another role gives them. ${of} were looked at.${today}`;
}
