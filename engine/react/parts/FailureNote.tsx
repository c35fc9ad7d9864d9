import { Panel } from './Panel.tsx';

/** Sentence on why something could not be done. */
export function FailureNote({ text }: { readonly text: string }) {
  return (
    <Panel tone="danger" role="alert">
      <p>{text}</p>
    </Panel>
  );
}
