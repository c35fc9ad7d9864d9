import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary.tsx';

let { lazyModule, lazyPart, loadAhead, loadParts, pagePart } = await import('./lazy-part.tsx');

/** Resets the module, which remembers loaded parts, so that each test begins as a new page. */
beforeEach(async () => {
  vi.resetModules();
  ({ lazyModule, lazyPart, loadAhead, loadParts, pagePart } = await import('./lazy-part.tsx'));
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a part that is loaded when it opens', () => {
  it('says that it could not be fetched, and offers the page anew', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const Part = lazyPart<object>(() =>
      Promise.reject(new TypeError('Failed to fetch dynamically imported module: http://x/part.js')),
    );
    render(
      <ErrorBoundary place="test">
        <Suspense>
          <Part />
        </Suspense>
      </ErrorBoundary>,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not be loaded\. Check the connection/);
    expect(screen.getByRole('button', { name: 'Load the page again' })).toBeInTheDocument();
    expect(screen.queryByText(/can not be rendered/)).toBeNull();
  });

  it('is fetched before it opens, once the page is at rest and not sooner', async () => {
    vi.useFakeTimers();
    const load = vi.fn(async () => () => <p>There</p>);
    lazyPart(load);
    const callOff = loadAhead();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(load).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(load).toHaveBeenCalledOnce();
    callOff();
  });

  it('is left out of that where it is the whole of a page, which brings it', async () => {
    vi.useFakeTimers();
    const load = vi.fn(async () => () => <p>Page</p>);
    const Part = pagePart(load);
    const callOff = loadAhead();
    await vi.advanceTimersByTimeAsync(6_000);
    expect(load).not.toHaveBeenCalled();
    callOff();
    vi.useRealTimers();
    render(
      <Suspense fallback="Loading">
        <Part />
      </Suspense>,
    );
    expect(await screen.findByText('Page')).toBeVisible();
    expect(load).toHaveBeenCalledOnce();
  });

  it('opens at once when it has been loaded before, and is not drawn anew when it was open already', async () => {
    const Part = lazyPart(async () => () => <input aria-label="There" />);
    const view = (
      <Suspense fallback="Loading">
        <Part />
      </Suspense>
    );
    const { unmount, rerender } = render(view);
    expect(screen.getByText('Loading')).toBeInTheDocument();
    const input = await screen.findByLabelText('There');
    rerender(view);
    expect(screen.getByLabelText('There')).toBe(input);
    unmount();
    await loadParts();
    render(view);
    expect(screen.getByLabelText('There')).toBeInTheDocument();
  });
});

describe('a module of functions that is loaded when it is needed', () => {
  it('is loaded ahead with the parts, once, and again after a failure only', async () => {
    const load = vi.fn(async () => 'module');
    load.mockRejectedValueOnce(
      new TypeError('Failed to fetch dynamically imported module: http://x/save.js'),
    );
    const module = lazyModule(load);
    await loadParts();
    expect(load).toHaveBeenCalledOnce();
    await expect(module()).resolves.toBe('module');
    await module();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
