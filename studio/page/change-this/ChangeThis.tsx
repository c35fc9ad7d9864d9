import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import { jsonObject } from '../../../engine/core/json/json.ts';
import { Button, entrySlots } from '../../../engine/react/index.ts';
import { EditIcon } from '../../../engine/react/parts/icons.tsx';
import { pointedAt } from './pointed-at.ts';
import { pointedSamples } from './samples.ts';
import { usePicking } from './use-picking.ts';

export interface ChangeThisProps {
  /** Address of the Studio. */
  readonly studio: string;
}

/**
 * Renders "Change this…" at the top of the page, or of the dialog over it. The part that the user presses
 * next opens in the Studio, with the part's records as samples. Renders nothing in the Studio, or if the
 * gateway has none.
 */
export function ChangeThis({ studio }: ChangeThisProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const hasStudio = useHasStudio();
  const slots = useSyncExternalStore(entrySlots.subscribe, entrySlots.get);
  const isInStudio = pathname === studio;
  useEffect(() => (isInStudio ? forgetSamples : undefined), [isInStudio]);
  useEffect(() => forgetSamples, []);
  const pick = usePicking(function open(element) {
    const pointed = pointedAt(element);
    if (pointed === undefined) return;
    const { kind, name, at, samples } = pointed;
    pointedSamples.set(samples);
    void navigate({
      pathname: studio,
      search: new URLSearchParams({ of: `${kind}/${name}`, at }).toString(),
    });
  });
  const host = slots.at(-1) ?? document.querySelector('.shell-entries');
  if (!hasStudio || isInStudio || host === null) return null;
  return createPortal(
    <Button
      look="quiet"
      icon={<EditIcon />}
      title="Press it, then what you want to change on the page"
      onClick={pick}
    >
      <span>Change this…</span>
    </Button>,
    host,
  );
}

const forgetSamples = () => pointedSamples.set({});

function useHasStudio(): boolean {
  const { data } = useQuery({
    queryKey: ['public-config'],
    queryFn: async () => jsonObject(await (await fetch('/config.json')).json()),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data?.['hasStudio'] === true;
}
