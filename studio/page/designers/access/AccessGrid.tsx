import { useState } from 'react';
import { pointerOf } from '../../../../engine/core/json/pointer.ts';
import { Loading } from '../../../../engine/react/index.ts';
import { useCall } from '../../../../screens/calls.ts';
import type { DesignerProps } from '../designer.ts';
import { type Effect, effectOf } from './effect.ts';
import { RightsTable } from './RightsTable.tsx';
import '../designers.css';

/**
 * Shows the rights of each role, with a row for each access rule and a column for each role, and the draft's
 * changes.
 */
export function AccessGrid({ studio, file, onOpen }: DesignerProps) {
  const [isChanges, setChanges] = useState(false);
  const { data, error } = useCall('studio.access', {
    body: { draft: studio.sent },
    keepsPrevious: true,
  });
  if (data === undefined) return <Loading error={error?.message} />;
  const changed = data.rules.filter(({ cells }) => cells.some(({ was }) => was !== undefined));
  const effects = changed.flatMap(({ cells }) => cells.map(effectOf));
  const count = (wanted: Effect) => effects.filter((effect) => effect === wanted).length;
  const own = file.text;
  return (
    <section className="studio-designer" aria-label="Access">
      <div className="studio-actions">
        <label className="studio-check">
          <input type="checkbox" checked={isChanges} onChange={() => setChanges(!isChanges)} />
          Only what this draft changes
        </label>
        <span className="studio-state" role="status">
          {changed.length === 0
            ? 'This draft changes nobody’s access.'
            : `In this draft: ${count('gains')} gained, ${count('loses')} lost, ${count('changes')} with another condition.`}
        </span>
      </div>
      <p className="en-help">
        For users with this role alone. A condition is what is left once the role is known: permissions,
        organizations, and the record in question. Press what stands in a cell to change it.
      </p>
      {(!isChanges || changed.length > 0) && (
        <RightsTable
          {...{ studio, roles: data.roles }}
          rows={(isChanges ? changed : data.rules).map((rule) => ({
            ...{ key: rule.name, rule, about: rule.name },
            ...(own.includes(`"${rule.name}"`) && {
              onOpen: () => onOpen({ at: pointerOf(['rules', rule.name]), view: 'panel' }),
            }),
          }))}
        />
      )}
    </section>
  );
}
