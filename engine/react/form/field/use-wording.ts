import { useContext, useEffect } from 'react';
import { OpenFormContext } from '../form-react-context.ts';
import type { Wording } from '../store/wordings.ts';

/**
 * Makes the displayed text of a control's value available to other components. `id` is the control's;
 * `wording` must be the same function in every render.
 */
export function useWording(id: string, wording: Wording | undefined): void {
  const open = useContext(OpenFormContext);
  useEffect(() => {
    if (open === undefined || wording === undefined) return undefined;
    return open.store.wordings.put(id.slice(open.prefix.length + 1), wording);
  }, [open, id, wording]);
}
