import type { Calls } from '../../../generated/calls.types.ts';

export type Gateways = Calls['studio.review']['answer']['gateways'];

/** Shows the readiness of the gateways for a version, and announces its changes. */
export function Readiness({ gateways }: { readonly gateways: Gateways }) {
  return (
    <div aria-live="polite">
      <Sentences gateways={gateways} />
    </div>
  );
}

function Sentences({ gateways }: { readonly gateways: Gateways }) {
  const refused = gateways.filter(({ state }) => state === 'refused');
  const preparing = gateways.filter(({ state }) => state === 'preparing');
  if (refused.length > 0)
    return (
      <ul className="studio-counts">
        {refused.map(({ name, refusal }) => (
          <li key={name}>
            The gateway {name} cannot serve it: {refusal}
          </li>
        ))}
      </ul>
    );
  if (preparing.length === 0) return <p className="en-help">Every gateway is ready to serve it.</p>;
  if (gateways.length === 1) return <p className="en-help">The gateway is preparing to serve it …</p>;
  return (
    <p className="en-help">
      {gateways.length - preparing.length} of {gateways.length} gateways are ready to serve it.
    </p>
  );
}
