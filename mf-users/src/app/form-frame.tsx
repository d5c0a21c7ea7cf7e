import { paths } from '@escale/contracts';
import { ModulePageFrame } from '@escale/design-system';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/catalogue';

export interface FormFrameProps {
  title: string;
  children: ReactNode;
}

/** Renders the frame of a page with a form; its breadcrumb leads back to the user list. */
export function FormFrame({ title, children }: FormFrameProps) {
  const { frame, shared } = useMessages();
  return (
    <ModulePageFrame
      title={title}
      modulesPath={paths.modules}
      parents={[{ label: frame.users, to: '/users' }]}
      back={{ to: '/users', label: shared.backToList }}
    >
      {children}
    </ModulePageFrame>
  );
}
