import { createContext, useContext, useState } from 'react';
import { readStored, writeStored } from '../../engine/react/context/stored-settings.ts';
import { useEngine } from '../../engine/react/index.ts';

/** Setting of a user: whether names in files and technical remarks are shown beside the titles. */
export interface TechnicalDetails {
  readonly isShown: boolean;
  readonly show: (isShown: boolean) => void;
}

export const TechnicalDetailsContext = createContext<TechnicalDetails>({
  isShown: false,
  show: () => undefined,
});

export const useTechnicalDetails = () => useContext(TechnicalDetailsContext);

/** Keeps the setting of the signed-in user in this browser. */
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
