import { type ComponentType, useEffect, useState } from 'react';
import { useAccess, useProduct } from '../../../engine/react/index.ts';
import type { ChangeThisProps } from './ChangeThis.tsx';

/**
 * Offers "Change this…" on every page to users who may change the product; for others, none of its code is
 * loaded.
 */
export function StudioEntry() {
  const can = useAccess();
  const { studio } = useProduct().screens;
  if (studio === undefined || !can(studio.access) || !can('studio.edit')) return null;
  return <LoadedEntry studio={studio.route} />;
}

/** Renders the entry once it is loaded; if it cannot be loaded, as offline, the page works without it. */
function LoadedEntry(props: ChangeThisProps) {
  const [loaded, setLoaded] = useState<{ readonly ChangeThis: ComponentType<ChangeThisProps> }>();
  useEffect(() => void import('./ChangeThis.tsx').then(setLoaded, () => undefined), []);
  return loaded === undefined ? null : <loaded.ChangeThis {...props} />;
}
