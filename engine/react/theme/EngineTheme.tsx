import { MantineProvider } from '@mantine/core';
import { type ReactNode, useLayoutEffect } from 'react';
import './mantine-styles.ts';
import './tokens.css';
import './base.css';
import './mantine-bridge.css';
import { mantineTheme } from './mantine-theme.ts';

export interface EngineThemeProps {
  /** `auto` follows the system; the others overrule it. */
  readonly scheme?: 'auto' | 'light' | 'dark';
  /** `test` turns transitions and portals off. */
  readonly env?: 'default' | 'test';
  readonly children: ReactNode;
}

/** The one look of the product. Injects no style tags, so a strict Content-Security-Policy holds. */
export function EngineTheme({ scheme = 'auto', env = 'default', children }: EngineThemeProps) {
  useLayoutEffect(() => markScheme(scheme), [scheme]);
  return (
    <MantineProvider
      theme={mantineTheme}
      env={env}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
      {...(scheme === 'auto' ? {} : { forceColorScheme: scheme })}
    >
      {children}
    </MantineProvider>
  );
}

function markScheme(scheme: 'auto' | 'light' | 'dark'): void {
  if (scheme === 'auto') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = scheme;
}
