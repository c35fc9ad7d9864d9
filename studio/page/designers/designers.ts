import type { ComponentType } from 'react';
import { lazyPart } from '../../../engine/react/index.ts';
import type { DesignerProps } from './designer.ts';

const outline = lazyPart(async () => (await import('./outline/OutlineDesigner.tsx')).OutlineDesigner);

/** Designers that lay out files of a kind by pointer and keyboard, each loaded when opened. */
export const designers: Readonly<Record<string, ComponentType<DesignerProps>>> = {
  access: lazyPart(async () => (await import('./access/AccessGrid.tsx')).AccessGrid),
  card: outline,
  codes: lazyPart(async () => (await import('./codes/CodesGrid.tsx')).CodesGrid),
  document: lazyPart(async () => (await import('./document/DocumentDesigner.tsx')).DocumentDesigner),
  form: lazyPart(async () => (await import('./form/FormDesigner.tsx')).FormDesigner),
  screen: outline,
  workflow: lazyPart(async () => (await import('./workflow/WorkflowDesigner.tsx')).WorkflowDesigner),
  tab: lazyPart(async () => (await import('./tab/TableDesigner.tsx')).TableDesigner),
};

/** Grid of the texts of all files. */
export const TextsGrid = lazyPart(async () => (await import('./words/TextsGrid.tsx')).TextsGrid);

/** Table of who may do what a file lets people do. */
export const WhoMay = lazyPart(async () => (await import('./access/WhoMay.tsx')).WhoMay);
