import { lazy, Suspense } from 'react';
import { textOfCoded } from './coded-value.ts';
import type { ControlProps } from './control.ts';

const CodeSearchBox = lazy(async () => ({ default: (await import('./CodeSearchBox.tsx')).CodeSearchBox }));

/** A term looked up in a terminology; what is typed and not picked is kept as plain text. */
export function CodeSearchControl(props: ControlProps) {
  return (
    <Suspense fallback={<Placeholder {...props} />}>
      <CodeSearchBox {...props} />
    </Suspense>
  );
}

/** Holds the room while the combobox is loaded. */
function Placeholder({ id, value }: ControlProps) {
  return <input id={id} className="en-input" value={textOfCoded(value)} readOnly aria-busy="true" />;
}
