import { useCallback, useEffect, useRef } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';

/** Function that opens a page of the app; returns true if it did. */
export type LeadOn = (page: string, options?: NavigateOptions) => boolean;

/**
 * Returns the function that opens a page after work is done. It works only while the calling component is mounted, so
 * that a late answer does not move a user who has gone elsewhere.
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
