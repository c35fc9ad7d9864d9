import type { ComponentType } from 'react';
import { StudioEntry } from '../../../studio/page/change-this/StudioEntry.tsx';

/** Components of features that are rendered beside every page, after the page. */
export const besidePages: Readonly<Record<string, ComponentType>> = {
  studio: StudioEntry,
};
