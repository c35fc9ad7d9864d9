import { useCallback, useEffect, useRef } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';

/** Answers whether the page was opened. */
export type LeadOn = (page: string, options?: NavigateOptions) => boolean;

/**
 * Opens a page for work that has ended. An answer that comes after the user went elsewhere takes nobody away from there:
 * it leads on only while the component that wants it is on the page.
 */
export function useLeadOn(): LeadOn {
  const navigate = useNavigate();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback(
    (page, options) => {
      if (isHere.current) void navigate(page, options);
      return isHere.current;
    },
    [navigate],
  );
}
