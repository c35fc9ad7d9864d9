import { useState } from 'react';
import type { AccessCell } from '../../../../engine/core/protocol/workbench.ts';
import { Loading } from '../../../../engine/react/index.ts';
import { useCall } from '../../../../screens/calls.ts';
import type { DesignerProps } from '../designer.ts';
import { type Effect, effectOf } from './effect.ts';
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
        organizations, and the record in question.
      </p>
      <div className="studio-grid-frame" data-fills="true" hidden={isChanges && changed.length === 0}>
        <table className="studio-grid" data-wide="true">
          <thead>
            <tr>
              <th scope="col">Rule</th>
              {data.roles.map((role) => (
                <th key={role} scope="col">
                  {role}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(isChanges ? changed : data.rules).map(({ name, title, cells }) => (
              <tr key={name}>
                <th scope="row">
                  {own.includes(`"${name}"`) ? (
                    <button
                      type="button"
                      className="studio-crumb"
                      onClick={() => onOpen({ at: `/rules/${name}`, view: 'panel' })}
                    >
                      {title}
                    </button>
                  ) : (
                    title
                  )}
                  <div className="studio-kind">{name}</div>
                </th>
                {cells.map((cell, index) => (
                  <td key={data.roles[index]} data-effect={effectOf(cell)}>
                    <Answer cell={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const words: Readonly<Record<Effect, string>> = {
  gains: 'Gains',
  loses: 'Loses',
  changes: 'Changes',
  none: '',
};

function Answer({ cell }: { readonly cell: AccessCell }) {
  const effect = effectOf(cell);
  if (cell.was === undefined) return <Condition text={cell.is} said={cell.isSaid} />;
  return (
    <>
      <strong>{words[effect]}: </strong>
      <Condition text={cell.is} said={cell.isSaid} />
      <div className="studio-kind">
        before: <Condition text={cell.was} said={cell.wasSaid} />
      </div>
    </>
  );
}

/** Shows a condition as a sentence, with the expression below it. */
function Condition({ text, said }: { readonly text: string; readonly said: string | undefined }) {
  if (text === 'yes' || text === 'no') return text;
  const code = <code className="studio-code">{text}</code>;
  if (said === undefined || said === text) return code;
  return (
    <>
      {said}
      <details className="studio-kind">
        <summary>As an expression</summary>
        {code}
      </details>
    </>
  );
}
