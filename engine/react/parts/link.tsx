import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

export interface LinkProps {
  readonly to: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

function PlainLink({ to, className, children }: LinkProps) {
  return (
    <a href={to} className={className}>
      {children}
    </a>
  );
}

/** Component that renders links. Screens provide the router's, so that tables do not depend on the router. */
export const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

export function AppLink(props: LinkProps) {
  const Link = useContext(LinkContext);
  return <Link {...props} />;
}
