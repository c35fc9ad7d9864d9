import { Panel } from '../../engine/react/index.ts';

/** Shows a notice on every page while nothing can be saved. */
export function ReadOnlyNotice() {
  return (
    <div className="shell-read-only">
      <Panel tone="warning" role="status">
        <p>
          At the moment everything can be read, and nothing can be saved: maintenance is under way. Load the
          page again later to see whether it is over.
        </p>
      </Panel>
    </div>
  );
}
