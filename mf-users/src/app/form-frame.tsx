import { paths } from '@escale/contracts';
import { ModulePageFrame } from '@escale/design-system';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/catalogue';

export interface FormFrameProps {
  title: string;
  children: ReactNode;
}

/** Renders a page of the user form, below the list in the breadcrumb. */
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
