import { createTheme, type MantineColorSchemeManager, MantineProvider } from '@mantine/core';
import { type ReactNode, use } from 'react';
import { ThemeContext } from './theme-context.ts';

/** Colours and sizes come from `tokens.css`; only behaviour is set here. */
const mantineTheme = createTheme({
  cursorType: 'pointer',
  respectReducedMotion: true,
  autoContrast: false,
});

function nothing(): void {}

/** Light or dark is never Mantine's to remember. */
const systemScheme: MantineColorSchemeManager = {
  get: (otherwise) => otherwise,
  set: nothing,
  subscribe: nothing,
  unsubscribe: nothing,
  clear: nothing,
};

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
