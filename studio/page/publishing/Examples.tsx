import { messageOfError, useMessages } from '../../../engine/react/index.ts';
import { useCall } from '../../../screens/calls.ts';
import { ProblemList, type ProblemListProps } from '../Problems.tsx';
import type { StudioState } from '../use-studio.ts';

export interface ExamplesProps extends Pick<ProblemListProps, 'studio' | 'onOpen'> {
  /** Files of the change, as sent in calls. */
  readonly sent: StudioState['sent'];
  readonly heading: 'h3' | 'h5';
}

/**
 * Shows the outcomes of the examples after a change; names each example that the changed rules contradict, with a
 * remedy.
 */
export function Examples({ studio, sent, heading: Heading, onOpen }: ExamplesProps) {
  return (
    <section className="studio-impact" aria-label="Examples">
      <Heading>Examples</Heading>
      <div aria-live="polite">
        <Found {...{ studio, sent, onOpen }} />
      </div>
    </section>
  );
}

function Found({ studio, sent, onOpen }: Omit<ExamplesProps, 'heading'>) {
  const say = useMessages();
  const { data, error, isFetching } = useCall('studio.check', { body: { draft: sent, examples: true } });
  if (error !== null) return <p className="en-help">{messageOfError(error, say('load-failed'))}</p>;
  if (data === undefined || isFetching) return <p className="en-help">Checking the examples …</p>;
  if (data.hash === undefined)
    return <p className="en-help">The examples are checked once the draft has no errors.</p>;
  const found = data.diagnostics.filter(({ code }) => code.startsWith('example/'));
  if (found.length === 0) return <p className="en-help">The rules and every example agree.</p>;
  return <ProblemList studio={studio} diagnostics={found} onOpen={onOpen} />;
}
