import { createTheme, type MantineColorSchemeManager, MantineProvider } from '@mantine/core';
import { type ReactNode, use } from 'react';
import { ThemeContext } from './theme-context.ts';

/** Mantine theme without colours and sizes, which come from `tokens.css`. */
const mantineTheme = createTheme({
  cursorType: 'pointer',
  respectReducedMotion: true,
  autoContrast: false,
});

function nothing(): void {}

/** Colour scheme manager that stores nothing, so that Mantine never remembers a scheme. */
const systemScheme: MantineColorSchemeManager = {
  get: (otherwise) => otherwise,
  set: nothing,
  subscribe: nothing,
  unsubscribe: nothing,
  clear: nothing,
};

/**
 * Provides Mantine to one part of the page, so that a page loads Mantine only when the first such part opens. Injects
 * no style tags, which a strict Content-Security-Policy forbids.
 */
export function MantineFrame({ children }: { readonly children: ReactNode }) {
  const { scheme = 'auto', env = 'default' } = use(ThemeContext);
  return (
    <MantineProvider
      theme={mantineTheme}
      env={env}
      colorSchemeManager={systemScheme}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
      {...(scheme === 'auto' ? {} : { forceColorScheme: scheme })}
    >
      {children}
    </MantineProvider>
  );
}
