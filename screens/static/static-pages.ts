import { type ComponentType, lazy } from 'react';

// Pages in one file, which is small: each a file of its own would be named in the first load.
const load = () => import('./text-pages.ts');

const PrivacyPage = lazy(async () => ({ default: (await load()).PrivacyPage }));
const LegalPage = lazy(async () => ({ default: (await load()).LegalPage }));
const StartPage = lazy(async () => ({ default: (await load()).StartPage }));
const SupportPage = lazy(async () => ({ default: (await load()).SupportPage }));
const TestPage = lazy(async () => ({ default: (await load()).TestPage }));

/** Pages without records by path, loaded when one is opened. */
export const staticPages: Readonly<Record<string, ComponentType>> = {
  '/privacy': PrivacyPage,
  '/contact': LegalPage,
  '/terms': LegalPage,
  '/legal': LegalPage,
  '/start': StartPage,
  '/support': SupportPage,
  '/test': TestPage,
};
