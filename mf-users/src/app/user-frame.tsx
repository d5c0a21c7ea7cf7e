import { paths } from '@escale/contracts';
import { ModulePageFrame } from '@escale/design-system';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/catalogue';

export interface UserFrameProps {
  /** The user's name, once known: the last item of the breadcrumb and the title of the browser tab. */
  name?: string | undefined;
  /** A header with the page's title; replaces the default header. */
  heading?: ReactNode;
  /** Buttons beside 'Retour aux modules'. */
  actions?: ReactNode;
  /** Address of the list, with the filters that were set when the page was opened. */
  listAddress: string;
  children: ReactNode;
}

/** Renders the frame of /users/{id}. */
export function UserFrame({ name, heading, actions, listAddress, children }: UserFrameProps) {
  const { frame } = useMessages();
  return (
    <ModulePageFrame
      title={name ?? frame.user}
      heading={heading}
      modulesPath={paths.modules}
      parents={[{ label: frame.users, to: listAddress }]}
      back={{ to: listAddress }}
      actions={actions}
    >
      {children}
    </ModulePageFrame>
  );
}
