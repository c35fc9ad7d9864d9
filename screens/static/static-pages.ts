import type { ComponentType } from 'react';
import { LegalPage } from './LegalPage.tsx';
import { PrivacyPage } from './PrivacyPage.tsx';
import { SupportPage } from './SupportPage.tsx';

/** The pages of text, by their paths. */
export const staticPages: Readonly<Record<string, ComponentType>> = {
  '/privacy': PrivacyPage,
  '/contact': LegalPage,
  '/terms': LegalPage,
  '/legal': LegalPage,
  '/support': SupportPage,
};
