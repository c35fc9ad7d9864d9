import { useMemo } from 'react';
import { Loading } from '../../../../engine/react/index.ts';
import { useCall } from '../../../../screens/calls.ts';
import type { DesignerProps } from '../designer.ts';
import { RightsTable } from './RightsTable.tsx';
import { rightsIn } from './rights-in.ts';
import '../designers.css';

/** Shows who may do what a file lets people do, by role. */
export function WhoMay({ studio, file, onOpen }: Omit<DesignerProps, 'at' | 'onSelect'>) {
  const { data, error } = useCall('studio.access', { body: { draft: studio.sent }, keepsPrevious: true });
  const rights = useMemo(() => rightsIn(file, studio.files), [file, studio.files]);
  if (data === undefined) return <Loading error={error?.message} />;
  const rows = rights.flatMap(({ what, rule: name }) => {
    const rule = data.rules.find((each) => each.name === name);
    if (rule === undefined) return [];
    return [{ key: `${what} ${name}`, rule, title: what, about: `by the rule “${rule.title}”` }];
  });
  return (
    <section className="studio-designer" aria-label="Who may">
      <p className="en-help">
        For users with this role alone. Whose records somebody sees is no matter of roles: only those of their
        own organizations. Press what stands in a cell to change it.
      </p>
      <RightsTable {...{ studio, rows, roles: data.roles }} />
      {file.kind !== 'access' && (
        <p className="en-help">
          <button type="button" className="studio-crumb" onClick={() => onOpen({ view: 'panel' })}>
            Open the panel
          </button>{' '}
          to have something follow another rule.
        </p>
      )}
    </section>
  );
}
