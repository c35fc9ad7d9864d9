import { type ComponentType, createContext, type ReactNode } from 'react';

export interface FieldWrapperProps {
  readonly path: string;
  readonly title: string;
  /** True unless the values and the user's rights hide the field now; then it has no children. */
  readonly isVisible: boolean;
  readonly children: ReactNode;
}

/**
 * Wrapper that a designer puts around every field of a form, hidden ones too; undefined in a form that is filled in.
 */
export const FieldWrapperContext = createContext<ComponentType<FieldWrapperProps> | undefined>(undefined);
