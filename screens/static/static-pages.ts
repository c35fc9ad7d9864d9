import { type ComponentType, lazy } from 'react';

const names = {
  '/privacy': 'PrivacyPage',
  '/contact': 'LegalPage',
  '/terms': 'LegalPage',
  '/legal': 'LegalPage',
  '/start': 'StartPage',
  '/support': 'SupportPage',
  '/test': 'TestPage',
} as const;

/** Pages without records, by path, all in one small chunk. */
export const staticPages: Readonly<Record<string, ComponentType>> = Object.fromEntries(
  Object.entries(names).map(([path, name]) => [path, page(name)]),
);

/** Page for an address without one. */
export const notFoundPage = page('NotFoundPage');

function page(name: keyof typeof import('./text-pages.ts')) {
  return lazy(async () => ({ default: (await import('./text-pages.ts'))[name] }));
}
