import { createContext, useContext, useState } from 'react';
import { readStored, writeStored } from '../../engine/react/data/stored-settings.ts';
import { useEngine } from '../../engine/react/index.ts';

/** Choice of a user whether the names that files have, and technical remarks, stand beside the plain words. */
export interface TechnicalDetails {
  readonly isShown: boolean;
  readonly show: (isShown: boolean) => void;
}

export const TechnicalDetailsContext = createContext<TechnicalDetails>({
  isShown: false,
  show: () => undefined,
});

export const useTechnicalDetails = () => useContext(TechnicalDetailsContext);

/** The choice of the signed-in user, kept in this browser. */
export function useKeptTechnicalDetails(): TechnicalDetails {
  const { user } = useEngine();
  const key = `studio.technical-details.${user.id}`;
  const [isShown, setShown] = useState(() => readStored(key) === 'true');
  return {
    isShown,
    show(next) {
      writeStored(key, String(next));
      setShown(next);
    },
  };
}
