import { localizeDescriptor, type ModuleDescriptor } from '@escale/contracts';
import { Alert, Button, HStack } from '@escale/design-system';
import { formatDateTime, useLocale } from '@escale/i18n';
import { useRareMessages } from './messages/rare/catalogue';
import { NoticeFrame } from './notice-frame';

const previewTones = {
  active: 'warn',
  asked: 'warn',
  expired: 'bad',
  denied: 'bad',
  unreachable: 'bad',
} as const;

export interface PreviewBannerProps {
  id: string;
  /** `undefined` unless the preview was read. */
  descriptor?: ModuleDescriptor | undefined;
  /** ISO 8601. */
  expires?: string | null | undefined;
  state: keyof typeof previewTones;
  onConfirm: () => void;
  onLeave: () => void;
}

/** Reports that a preview replaces the published module in this tab, asks for consent, or states why no preview is shown. */
export function PreviewBanner({ id, descriptor, expires, state, onConfirm, onLeave }: PreviewBannerProps) {
  const { preview } = useRareMessages();
  const locale = useLocale();
  const label = descriptor === undefined ? id : localizeDescriptor(descriptor, locale.language).label;
  const hint = preview.hint[state];
  const end = typeof expires === 'string' ? formatDateTime(expires, locale) : '—';
  return (
    <NoticeFrame>
      <Alert
        tone={previewTones[state]}
        title={preview.title[state](label)}
        action={
          <HStack gap="2" flexWrap="wrap">
            {state === 'asked' && (
              <Button size="sm" variant="secondary" onClick={onConfirm}>
                {preview.confirm}
              </Button>
            )}
            <Button size="sm" variant="secondary" onClick={onLeave}>
              {state === 'asked' ? preview.ignore : preview.leave}
            </Button>
          </HStack>
        }
      >
        {typeof hint === 'string' ? hint : hint(descriptor?.version ?? '—', end)}
      </Alert>
    </NoticeFrame>
  );
}
