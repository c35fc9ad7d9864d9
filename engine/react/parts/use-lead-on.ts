import { useCallback, useEffect, useRef } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';

/** Function that opens a page; returns true where the page was opened. */
export type LeadOn = (page: string, options?: NavigateOptions) => boolean;

/**
 * Opens a page after completed work, only while the calling component is mounted: a late answer moves no user who went
 * elsewhere.
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
