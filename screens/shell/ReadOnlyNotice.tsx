import { Panel } from '../../engine/react/index.ts';

/** Shows, on every page, a notice that nothing can be saved at present. */
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
