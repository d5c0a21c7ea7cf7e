import type { AuditEntry } from '@escale/contracts';
import { styled } from '@escale/design-system';
import { ModuleLink, moduleLink } from '@escale/module-kit/links';
import { useMessages } from '../../../messages/catalogue';

const Name = styled('bdi', { base: { minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis' } });

/** Renders the account that an entry concerns, linked to the account's page while the account exists. */
export function TargetCell({ target }: Pick<AuditEntry, 'target'>) {
  const { entry } = useMessages();
  if (target === null) return entry.none;
  return (
    <Name data-tooltip="">
      {target.id === null ? (
        target.name
      ) : (
        <ModuleLink to={moduleLink('users', 'detail', { userId: target.id })} tone="plain">
          {target.name}
        </ModuleLink>
      )}
    </Name>
  );
}
