import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Leads to a page of the app, once. Apart from the actions: a card that leads nowhere needs no router around it. */
export function LeadTo({ page, onLed }: { readonly page: string; readonly onLed: () => void }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(page);
    onLed();
  }, [navigate, page, onLed]);
  return null;
}
