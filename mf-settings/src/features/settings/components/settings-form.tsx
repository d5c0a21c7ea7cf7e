import { Alert, Box, Stack } from '@escale/design-system';
import { LeaveGuard } from '@escale/design-system/dialog';
import { Form } from '@escale/design-system/forms';
import { Tabs, useAddressTab } from '@escale/design-system/tabs';
import type { ReactNode } from 'react';
import { useMessages } from '../../../messages/catalogue';
import { useSettingsForm } from '../model/use-settings-form';
import { AdvancedTab } from './advanced-tab';
import { EmailTab } from './email-tab';
import { GeneralTab } from './general-tab';
import { InterfaceTab } from './interface-tab';
import { SaveBar } from './save-bar';
import { SecurityTab } from './security-tab';

const tabIds = ['general', 'email', 'security', 'interface', 'advanced'] as const;

const tabIcons = {
  general: 'globe',
  email: 'mail',
  security: 'shield',
  interface: 'monitor',
  advanced: 'wrench',
} as const;

export interface SettingsFormProps {
  userId: string;
  /** If false, every field is disabled and nothing is saved. */
  mayWrite: boolean;
}

/** Renders one form over five tabs. Changes in one tab stay when the user opens another tab. */
export function SettingsForm({ userId, mayWrite }: SettingsFormProps) {
  const m = useMessages();
  const [tab, setTab] = useAddressTab(tabIds, 'general');
  const { form, state, unsaved, save } = useSettingsForm(userId, m.form);
  const disabled = !mayWrite;
  const nothingToSave = unsaved ? undefined : m.nothingToSave;
  const draft = (panel: ReactNode) => (
    <Stack gap="4">
      <Alert tone="info">{m.draft}</Alert>
      {panel}
    </Stack>
  );
  const panels = {
    general: draft(<GeneralTab disabled={disabled} />),
    email: draft(<EmailTab disabled={disabled} />),
    security: draft(<SecurityTab values={form.watch()} disabled={disabled} />),
    interface: <InterfaceTab disabled={disabled} />,
    advanced: <AdvancedTab />,
  };
  return (
    <Form form={form} label={m.form} onSubmit={(values) => (mayWrite ? save(values) : undefined)}>
      <LeaveGuard unsaved={unsaved} />
      {disabled && (
        <Box marginBlockEnd="4">
          <Alert tone="info" title={m.readOnlyTitle}>
            {m.readOnly}
          </Alert>
        </Box>
      )}
      <Tabs
        label={m.tabs}
        value={tab}
        onChange={setTab}
        items={tabIds.map((id) => ({ id, label: m.tab[id], icon: tabIcons[id], panel: panels[id] }))}
      />
      <SaveBar
        state={state}
        unsaved={unsaved}
        note={tab === 'advanced' ? '' : m.local}
        unavailableReason={disabled ? m.readOnly : nothingToSave}
      />
    </Form>
  );
}
