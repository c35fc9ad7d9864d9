import { Panel } from './Panel.tsx';

/** Renders a message about why an action failed. */
export function FailureNote({ text }: { readonly text: string }) {
  return (
    <Panel tone="danger" role="alert">
      <p>{text}</p>
    </Panel>
  );
}
