import './mantine-styles.ts';
import './tokens.css';
import './base.css';
import './mantine-bridge.css';
import { type ReactNode, useEffect, useLayoutEffect, useMemo } from 'react';
import { ThemeContext, type ThemeSettings } from './theme-context.ts';
import { startWhenIdle } from './when-idle.ts';

export interface EngineThemeProps extends ThemeSettings {
  readonly children: ReactNode;
}

/** Provides the theme of the product to everything inside. */
export function EngineTheme({ scheme = 'auto', env = 'default', children }: EngineThemeProps) {
  useLayoutEffect(() => markScheme(scheme), [scheme]);
  useEffect(showTooltipsLater, []);
  useEffect(pressOnceByEnter, []);
  const settings = useMemo(() => ({ scheme, env }), [scheme, env]);
  return <ThemeContext value={settings}>{children}</ThemeContext>;
}

/** Loads tooltips once the page has been displayed. */
function showTooltipsLater(): () => void {
  return startWhenIdle(async () => (await import('./tooltips.ts')).showTooltips);
}

function markScheme(scheme: 'auto' | 'light' | 'dark'): void {
  if (scheme === 'auto') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = scheme;
}

/**
 * Lets a held Enter key act only once, since repetitions would repeat a save, or reopen a dialog by the
 * button that got the focus back. In multi-line texts, Enter still repeats.
 */
function pressOnceByEnter(): () => void {
  document.addEventListener('keydown', stopRepeated, { capture: true });
  return () => document.removeEventListener('keydown', stopRepeated, { capture: true });
}

function stopRepeated(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter' && isPressed(event.target)) event.preventDefault();
}

function isPressed(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.matches('button, input, select, a, summary, [role="button"]')
  );
}
