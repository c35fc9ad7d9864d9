import { Suspense, useState } from 'react';
import type { OptionsOf } from '../../../core/product/widget-options.ts';
import { lazyPart } from '../../parts/lazy-part.tsx';
import { textOfSearch } from './coded-value.ts';
import type { ControlProps } from './control.ts';

const CodeSearchBox = lazyPart(async () => (await import('./CodeSearchBox.tsx')).CodeSearchBox);

/** Renders a search for a term of a terminology; keeps text typed without a pick as plain text. */
export function CodeSearchControl(props: ControlProps<OptionsOf<'code-search'>>) {
  const [hasFocus, setHasFocus] = useState(false);
  return (
    <Suspense fallback={<Placeholder {...props} onFocus={setHasFocus} />}>
      <CodeSearchBox {...props} hasFocus={hasFocus} />
    </Suspense>
  );
}

interface PlaceholderProps extends ControlProps<OptionsOf<'code-search'>> {
  readonly onFocus: (hasFocus: boolean) => void;
}

/** Reserves the room and keeps the focus while the combobox loads. */
function Placeholder({ id, onFocus, ...props }: PlaceholderProps) {
  return (
    <input
      id={id}
      className="en-input"
      value={textOfSearch(props)}
      readOnly
      aria-busy="true"
      onFocus={() => onFocus(true)}
      onBlur={() => onFocus(false)}
    />
  );
}
