import { type ComponentType, lazy } from 'react';

const PrivacyPage = lazy(async () => ({ default: (await import('./PrivacyPage.tsx')).PrivacyPage }));
const LegalPage = lazy(async () => ({ default: (await import('./LegalPage.tsx')).LegalPage }));
const SupportPage = lazy(async () => ({ default: (await import('./SupportPage.tsx')).SupportPage }));
const TestPage = lazy(async () => ({ default: (await import('./TestPage.tsx')).TestPage }));

/** Pages of text by path, each loaded when opened. */
export const staticPages: Readonly<Record<string, ComponentType>> = {
  '/privacy': PrivacyPage,
  '/contact': LegalPage,
  '/terms': LegalPage,
  '/legal': LegalPage,
  '/support': SupportPage,
  '/test': TestPage,
};
