import { paths } from '@escale/contracts';
import { Box, ButtonLink, PageFrame } from '@escale/design-system';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/catalogue';

export interface FormFrameProps {
  title: string;
  children: ReactNode;
}

/** Page of the user form: below the list, as wide as a form reads well. */
export function FormFrame({ title, children }: FormFrameProps) {
  const { frame, shared } = useMessages();
  return (
    <PageFrame
      title={title}
      breadcrumb={[
        { label: frame.modules, to: paths.modules },
        { label: frame.users, to: '/users' },
        { label: title },
      ]}
      actions={
        <ButtonLink to="/users" variant="secondary" icon="arrow-left">
          {shared.backToList}
        </ButtonLink>
      }
    >
      <Box maxWidth="52rem">{children}</Box>
    </PageFrame>
  );
}
