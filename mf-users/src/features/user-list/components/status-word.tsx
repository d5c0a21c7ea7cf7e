import { displayedStatus, type User } from '@escale/contracts';
import { styled } from '@escale/design-system';
import { useVocabulary } from '@escale/i18n';

const ColouredWord = styled('span', {
  base: { fontWeight: 'medium' },
  variants: {
    status: { ACTIVE: { color: 'ok' }, INACTIVE: { color: 'fg.muted' }, SUSPENDED: { color: 'bad' } },
  },
});

/** Renders a user's status as a word in its colour. */
export function StatusWord({ user }: { user: User }) {
  const { statuses } = useVocabulary();
  const status = displayedStatus(user.status);
  return <ColouredWord status={status}>{statuses[status]}</ColouredWord>;
}
