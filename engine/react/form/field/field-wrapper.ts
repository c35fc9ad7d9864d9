import { type ComponentType, createContext, type ReactNode } from 'react';

export interface FieldWrapperProps {
  readonly path: string;
  readonly title: string;
  /** False if the values or the user's rights hide the field; `children` is then empty. */
  readonly isVisible: boolean;
  readonly children: ReactNode;
}

/**
 * Wrapper that a designer puts around every field, even a hidden one; undefined where the form is being filled in.
 */
export const FieldWrapperContext = createContext<ComponentType<FieldWrapperProps> | undefined>(undefined);
