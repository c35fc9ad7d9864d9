import type { ComponentType, ReactNode } from 'react';
import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { Work, WorkName } from './works.ts';

export interface SideFormProps {
  readonly name: WorkName;
  readonly work: Work;
  readonly values: JsonObject;
}

/** Form library, or form written without one. */
export interface Side {
  /** Wrapper that an application of this side has around its pages. */
  readonly Application: ComponentType<{ readonly children: ReactNode }>;
  readonly Form: ComponentType<SideFormProps>;
}

export const sideNames = [
  ...(['ours', 'html', 'react-hook-form', 'rjsf', 'rjsf-mantine'] as const),
  ...(['json-forms', 'surveyjs', 'formily', 'uniforms'] as const),
];
export type SideName = (typeof sideNames)[number];
