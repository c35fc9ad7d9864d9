import type { ComponentType, ReactNode } from 'react';
import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { Work, WorkName } from './works.ts';

export interface SideFormProps {
  readonly name: WorkName;
  readonly work: Work;
  readonly values: JsonObject;
}

/** Library for forms, or way of making them. */
export interface Side {
  /** Wrapper around the pages of an application that uses this side. */
  readonly Application: ComponentType<{ readonly children: ReactNode }>;
  readonly Form: ComponentType<SideFormProps>;
}

export const sideNames = [
  ...(['ours', 'html', 'react-hook-form', 'rjsf', 'rjsf-mantine'] as const),
  ...(['json-forms', 'surveyjs', 'formily', 'uniforms'] as const),
];
export type SideName = (typeof sideNames)[number];
