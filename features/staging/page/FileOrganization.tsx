import { useId } from 'react';
import { useEngine } from '../../../engine/react/index.ts';
import { useCall } from '../../../screens/calls.ts';

export interface FileOrganizationProps {
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

/** Asks whose members they are, but only those who work for several organizations. */
export function FileOrganization({ chosen, onChoose }: FileOrganizationProps) {
  const { user } = useEngine();
  const { data } = useCall('organization.list');
  const id = useId();
  const nameOf = (organization: string) =>
    data?.rows.find(({ _id }) => _id === organization)?.name ?? organization;
  if (user.organizations.length < 2)
    return <p className="member-line">They are staged as members of {nameOf(chosen)}.</p>;
  return (
    <div className="en-field member-short">
      <label className="en-label" htmlFor={id}>
        Organization
      </label>
      <select
        id={id}
        className="en-input en-select"
        value={chosen}
        onChange={({ target }) => onChoose(target.value)}
      >
        {user.organizations.map((organization) => (
          <option key={organization} value={organization}>
            {nameOf(organization)}
          </option>
        ))}
      </select>
    </div>
  );
}
