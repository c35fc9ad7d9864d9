import { type ComponentType, createContext, type ReactNode } from 'react';

export interface FieldWrapperProps {
  readonly path: string;
  readonly title: string;
  /** True unless the values or the user's rights hide the field, which then has no children. */
  readonly isVisible: boolean;
  readonly children: ReactNode;
}

/** Wrapper that a designer puts around every field, also hidden ones; undefined in a form being filled in. */
export const FieldWrapperContext = createContext<ComponentType<FieldWrapperProps> | undefined>(undefined);
