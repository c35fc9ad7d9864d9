import { useMessages } from '../context/use-messages.ts';
import { Button } from '../parts/Button.tsx';
import type { Results } from './use-results.ts';

/** Renders the save status of the decisions. */
export function SavingLine({ results: { saving, saveNow } }: { readonly results: Results }) {
  const say = useMessages();
  if (saving.kind !== 'failed') {
    return (
      <p className="en-decide-saving">{say(saving.kind === 'saving' ? 'decide.saving' : 'decide.saved')}</p>
    );
  }
  return (
    <p className="en-decide-saving en-decide-failed" role="alert">
      {say('decide.not-saved', { reason: saving.reason })}
      <Button onClick={() => void saveNow()}>{say('decide.not-saved.retry')}</Button>
    </p>
  );
}
