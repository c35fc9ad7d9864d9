import { useRef, useState } from 'react';
import { RefusedError } from './respond-calls.ts';

/**
 * Sends a form, one request at a time. Shows a refusal, and moves the focus there so that screen readers read it.
 */
export function useSending() {
  const [isSending, setIsSending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const alert = useRef<HTMLParagraphElement>(null);

  function refuse(message: string): void {
    setRefusal(message);
    alert.current?.focus();
  }

  async function send(work: () => Promise<void>): Promise<void> {
    if (isSending) return;
    setIsSending(true);
    setRefusal(undefined);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      refuse(error.message);
    } finally {
      setIsSending(false);
    }
  }

  return { isSending, refusal, alert, refuse, send };
}
