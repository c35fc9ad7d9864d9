import { MantineProvider } from '@mantine/core';
import { type ReactNode, use } from 'react';
import { mantineTheme, systemScheme } from './mantine-theme.ts';
import { ThemeContext } from './theme-context.ts';

/**
 * Frame for a part made with Mantine. Each part brings its own, so that a page loads nothing of Mantine before the
 * first of them opens. Injects no style tags, so a strict Content-Security-Policy holds.
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
