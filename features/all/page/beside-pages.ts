import type { ComponentType } from 'react';
import { StudioEntry } from '../../../studio/page/change-this/StudioEntry.tsx';

/** Components of features that stand beside every page, once the page is shown. */
export const besidePages: Readonly<Record<string, ComponentType>> = {
  studio: StudioEntry,
};
