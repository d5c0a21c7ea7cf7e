import { Alert, Button, HStack } from '@escale/design-system';
import { useRareMessages } from './messages/rare/catalogue';
import { NoticeFrame } from './notice-frame';

const overrideTones = { active: 'warn', asked: 'warn', unreachable: 'bad', refused: 'bad' } as const;

export interface OverrideBannerProps {
  id: string;
  origin: string;
  /**
   * `refused`: the deployment does not permit the override. `asked`: the user has not yet agreed. `unreachable`: the developer's
   * server did not send its descriptor.
   */
  state: keyof typeof overrideTones;
  /** True if the gateway did not add the override's origin to the content policy after the user's consent. */
  isClosed: boolean;
  onConfirm: () => void;
  onLeave: () => void;
}

/**
 * Reports that a developer's module replaces the published one in this tab, asks for consent, or states why the override is
 * inactive.
 */
export function OverrideBanner({ id, origin, state, isClosed, onConfirm, onLeave }: OverrideBannerProps) {
  const { override } = useRareMessages();
  return (
    <NoticeFrame>
      <Alert
        tone={overrideTones[state]}
        title={override.title[state](id, origin)}
        action={
          <HStack gap="2" flexWrap="wrap">
            {state === 'asked' && (
              <Button size="sm" variant="secondary" onClick={onConfirm}>
                {override.confirm}
              </Button>
            )}
            <Button size="sm" variant="secondary" onClick={onLeave}>
              {state === 'asked' ? override.ignore : override.leave}
            </Button>
          </HStack>
        }
      >
        {isClosed ? override.closed : override.hint[state]}
      </Alert>
    </NoticeFrame>
  );
}
